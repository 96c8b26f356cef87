-- The operator acts without a key of the tenant, and says so.
alter table staff_actions alter column staff_key_id drop not null;
alter table staff_actions add check (staff_key_id is not null or details ->> 'by' is not distinct from 'operator');
