-- A picture that staff have sent and that no change of the restaurant has named yet is forgotten then. Null: it is kept, because
-- something shows it, or has shown it and may come back by an undo.
alter table pictures add column forget_at timestamptz;
create index on pictures (forget_at) where forget_at is not null;
