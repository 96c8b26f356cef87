-- Services for which a tenant asks no tip. Every call knows them with its tenant, as it knows the languages.
alter table instances add column no_tip text[] not null default '{}';
