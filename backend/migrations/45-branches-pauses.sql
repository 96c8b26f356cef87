-- What a branch stops taking for a while: a list of {service, until}; service null: everything. Those that are over stay until the next.
-- They are no part of the settings, which an import writes anew.
alter table suppliers add column pauses jsonb not null default '[]';
