"""tables outlive corrections: boxes by digest, their rules, positions, what is left of a game"""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "keepsakes",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("kept", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("rules", sa.String(16), nullable=False, server_default=""))
    op.add_column("actions", sa.Column("position", sa.String(16)))


def downgrade() -> None:
    op.drop_column("actions", "position")
    op.drop_column("tables", "rules")
    op.drop_table("keepsakes")
    op.drop_table("boxes")
