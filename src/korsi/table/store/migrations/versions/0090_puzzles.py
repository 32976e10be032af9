"""puzzles of the day, and analysis boards"""

import sqlalchemy as sa
from alembic import op

revision = "0090"
down_revision = "0080"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("puzzle", sa.BigInteger()))
        batch_op.add_column(sa.Column("analysis", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "puzzles",
        sa.Column("person", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer(), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Integer()),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("analysis")
        batch_op.drop_column("puzzle")
