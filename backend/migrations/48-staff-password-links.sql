-- A link by which somebody who works for the tenant sets a new password. It has the place of an invitation to the address, and the
-- role that they have: a backend of the former build takes it for an invitation to that, which gives nothing.
alter table staff_invitations add column is_reset boolean not null default false;
