"""several processes

Changes are counted, so that a process sees that another one was quicker; and the store knows when a
table is next to be looked at. Nobody knows that of the old ones: each is looked at once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("due", sa.Float(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
    op.execute("UPDATE tables SET due = 0 WHERE state = 'playing'")
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_marks")),
    )


def downgrade() -> None:
    op.drop_table("marks")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_due"))
        batch_op.drop_column("due")
        batch_op.drop_column("revision")
