-- How often the job has come to an event, and when it comes again; null until it has.
alter table webhook_inbox add column tries int not null default 0, add column handle_at timestamptz;
