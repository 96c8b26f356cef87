-- A group that is asked only where its option is chosen, as of the parts of a combo (rule menu/inside).
alter table option_groups add column parent_option_id bigint,
  add foreign key (instance_id, parent_option_id) references options (instance_id, id)
    on delete set null (parent_option_id);
create index on option_groups (instance_id, parent_option_id) where parent_option_id is not null;
