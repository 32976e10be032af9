"""safe for strangers: sessions that are listed, ways back into an account, bans, blocks, reports"""

import sqlalchemy as sa
from alembic import op

from korsi.table.names import skeleton

revision = "0010"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(length=80), nullable=True))
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("created", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("device", sa.String(length=80), nullable=True))
    op.add_column("tables", sa.Column("long_seed", sa.String(length=40), nullable=True))
    _name_accounts(op.get_bind())
    op.create_index(op.f("ix_people_skeleton"), "people", ["skeleton"], unique=True)
    for name in ("devices", "recovery_codes"):
        seen = [sa.Column("seen", sa.Float(), nullable=False)] if name == "devices" else []
        op.create_table(
            name,
            sa.Column("hash", sa.String(length=64), nullable=False),
            sa.Column("person", sa.Integer(), nullable=False),
            *seen,
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f(f"fk_{name}_person")),
            sa.PrimaryKeyConstraint("hash", name=op.f(f"pk_{name}")),
        )
        op.create_index(op.f(f"ix_{name}_person"), name, ["person"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("blocked", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person")),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name=op.f("fk_blocks_blocked")),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name=op.f("fk_reports_about")),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_reports_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("chat", "by", name=op.f("uq_reports_chat")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"], unique=False)
    op.create_index(op.f("ix_reports_by"), "reports", ["by"], unique=False)
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=60), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_bans")),
    )


def _name_accounts(c: sa.Connection) -> None:
    """Of accounts that look alike already the oldest has the look; the others keep their names."""
    people = sa.table(
        "people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("skeleton")
    )
    taken = set()
    of = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None))
    for id, name in c.execute(of.order_by(people.c.id)).all():
        look = skeleton(name)
        if look not in taken:
            taken.add(look)
            c.execute(sa.update(people).where(people.c.id == id).values(skeleton=look))


def downgrade() -> None:
    for name in ("bans", "reports", "blocks", "recovery_codes", "devices"):
        op.drop_table(name)
    op.drop_index(op.f("ix_people_skeleton"), "people")
    for table, column in (
        ("tables", "long_seed"), ("sessions", "device"), ("sessions", "created"),
        ("people", "banned"), ("people", "skeleton"),
    ):  # fmt: skip
        op.drop_column(table, column)
