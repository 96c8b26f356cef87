-- What a table's or a room's QR code says (rule table/code): 122 random bits in 22 letters, kept so that the same code can
-- be printed again. A higher `qr_version` makes a new one, and the printed one opens nothing any more.
create function new_table_code() returns text language sql volatile as $$
  select translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_');
$$;
alter table tables add column code text not null default new_table_code();
alter table tables add unique (instance_id, code);
create function renew_table_code() returns trigger language plpgsql as $$
begin
  new.code := new_table_code();
  return new;
end;
$$;
create trigger renew_table_code before update of qr_version on tables
  for each row when (new.qr_version > old.qr_version) execute function renew_table_code();
