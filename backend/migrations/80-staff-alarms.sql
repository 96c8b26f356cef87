-- What the owner of a restaurant has to know is asked for each minute while one of its screens is open (rule staff/alarms): by these
-- the question reads what is there, and not what was.
create index payments_at_gateways on payments (instance_id, created_at) where provider is not null;
create index failing_order_notices on order_notices (instance_id) where send_at is not null and send_tries >= 3;
create index failing_booking_notices on booking_notices (instance_id) where send_at is not null and send_tries >= 3;
