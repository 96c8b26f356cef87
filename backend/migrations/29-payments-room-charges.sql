-- runs with 24-orders-agreed.sql
-- When the reception wrote a charge on the bill of its room (rule table/room-charges). Null: not yet, or its amount changed since.
alter table payments add column settled_at timestamptz;
create index unsettled_room_charges on payments (instance_id, created_at) where method = 'room_charge' and settled_at is null;
