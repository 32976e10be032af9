"""bots keep their names, and places in a next game are kept also when a bot sits there"""

import sqlalchemy as sa
from alembic import op

revision = "0110"
down_revision = "0100"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("kin", sa.Integer()))
    op.add_column("seats", sa.Column("kept", sa.Integer()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("kept")
        seats.drop_column("kin")
