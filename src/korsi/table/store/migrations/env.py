"""Alembic's way in: it is handed the connection the store has opened."""

from alembic import context

from korsi.table.store.models import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,
)
context.run_migrations()
