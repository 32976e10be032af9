"""links have owners

Nobody wrote down whose the old links and further devices were, and some outlived their owners: all
of them end here, and whoever wants one asks for a new one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM links WHERE shared")
    op.execute("DELETE FROM holders")
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.add_column(sa.Column("owner", sa.Integer(), nullable=True))
        batch_op.create_foreign_key(batch_op.f("fk_links_owner"), "people", ["owner"], ["id"])
        batch_op.drop_column("shared")


def downgrade() -> None:
    op.execute("DELETE FROM links WHERE owner IS NOT NULL")
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.drop_constraint(batch_op.f("fk_links_owner"), type_="foreignkey")
        batch_op.drop_column("owner")
