-- Whether a tenant needs the document of who orders: every call knows it with its tenant.
alter table instances add column asks_document boolean not null
  generated always as (coalesce(settings ->> 'document', 'required') = 'required') stored;
