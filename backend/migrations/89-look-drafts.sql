-- The look of a restaurant as somebody edits it and has not published it yet, with the word that shows it (rule tenant/look-draft).
create table look_drafts (
  instance_id bigint not null references instances (id) on delete cascade,
  actor text not null,
  patches jsonb not null,
  token text not null unique,
  token_expires_at timestamptz not null,
  edited_at timestamptz not null,
  primary key (instance_id, actor)
);
create index on look_drafts (edited_at);
select bind_to_instance('look_drafts');
grant select, insert, update, delete on look_drafts to ordering_app;
