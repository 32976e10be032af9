"""games as they were analysed afterwards"""

import sqlalchemy as sa
from alembic import op

revision = "0080"
down_revision = "0070"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("made_with", sa.String(64), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
