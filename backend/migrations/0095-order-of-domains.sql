-- The first of a folder's `domains` is where a tenant is at home; equal places fall back to the alphabet.
alter table instance_domains add column position int not null default 0;
