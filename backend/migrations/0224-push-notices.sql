-- Web push beside mail and SMS (rule orders/notices): where a browser is reached, and the keys that seal what is sent there.
alter table notice_choices
  drop constraint notice_choices_way_check,
  add constraint notice_choices_way_check check (way in ('mail', 'sms', 'push')),
  add column endpoint text check (length(endpoint) <= 1000),
  add column p256dh text,
  add column auth text,
  -- The browser is forgotten then, and with it the choice.
  add column forget_at timestamptz,
  add constraint only_push_has_a_browser
    check (num_nulls(endpoint, p256dh, auth, forget_at) = case when way = 'push' then 0 else 4 end);
create index on notice_choices (forget_at) where forget_at is not null;

alter table order_notices
  drop constraint order_notices_way_check,
  add constraint order_notices_way_check check (way in ('mail', 'sms', 'push'));
