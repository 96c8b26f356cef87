-- The last ratings and those of a month are read without all that were ever said (rule staff/ratings).
create index on order_ratings (instance_id, created_at);
create index on booking_ratings (instance_id, created_at);
create index on visit_ratings (instance_id, created_at);
create index on survey_answers (instance_id, created_at);
