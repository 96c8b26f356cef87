-- A role may hold at some branches alone; null: at all (rule staff/branches). An owner's holds everywhere.
alter table staff_roles add column branches bigint[] check (cardinality(branches) > 0);
alter table staff_roles add constraint staff_roles_owner_everywhere check (role <> 'owner' or branches is null);
alter table staff_invitations add column branches bigint[] check (cardinality(branches) > 0);
alter table staff_invitations add constraint staff_invitations_owner_everywhere check (role <> 'owner' or branches is null);
