"""stamps of 64 bits: a busy server writes two billion lines in some years

SQLite's are that long already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0090"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _as("bigint", sa.Integer(), sa.BigInteger())


def downgrade() -> None:
    _as("integer", sa.BigInteger(), sa.Integer())


def _as(kind: str, before: sa.types.TypeEngine[int], after: sa.types.TypeEngine[int]) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("actions", "id", existing_type=before, type_=after)
        op.execute(f"ALTER SEQUENCE actions_id_seq AS {kind}")
