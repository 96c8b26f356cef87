-- runs with 69-staff-order-history.sql
-- The words by which staff find an order of any day (rule staff/orders): of its diner's name, of its table, its code, and its phone backwards
-- behind a tilde, so that the last digits find it. Words without accents and capitals, kept by the order itself.
create table order_words (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  -- Compared byte by byte, so that an index finds how a word begins.
  word text collate "C" not null,
  primary key (instance_id, word, purchase_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on order_words (instance_id, purchase_id);
select bind_to_instance('order_words');
grant select, insert, delete on order_words to ordering_app;

-- As `foldText` folds what is searched.
create function fold_words(said text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(lower(regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g')), '[\s[:punct:]]+') word
  where word <> ''
$$;

create function words_of(order_row purchases) returns setof text language sql stable as $$
  select distinct left(word, 60) from unnest(
    fold_words(coalesce(order_row.details -> 'contact' ->> 'name', ''))
    || fold_words(coalesce(order_row.pick_up_code, ''))
    || fold_words(coalesce((select label from tables t
      where t.instance_id = order_row.instance_id and t.id = order_row.table_id), ''))
    || array_remove(array['~' || nullif(reverse(regexp_replace(concat(order_row.details -> 'contact' ->> 'phone_code',
      order_row.details -> 'contact' ->> 'phone'), '\D', '', 'g')), '')], null)) word
$$;

create function keep_order_words() returns trigger language plpgsql as $$
begin
  delete from order_words where instance_id = new.instance_id and purchase_id = new.id;
  insert into order_words (instance_id, purchase_id, word) select new.instance_id, new.id, words_of(new);
  return null;
end $$;
create trigger keep_words_of_new_order after insert on purchases for each row
  when (new.status <> 'cart' and new.service <> 'book' and new.court_order_id is null) execute function keep_order_words();
create trigger keep_words_of_order after update of status, details, table_id, pick_up_code on purchases for each row
  when (new.status <> 'cart' and new.service <> 'book' and new.court_order_id is null
    and (old.status = 'cart' or old.table_id is distinct from new.table_id or old.pick_up_code is distinct from new.pick_up_code
      or old.details -> 'contact' is distinct from new.details -> 'contact'))
  execute function keep_order_words();

insert into order_words (instance_id, purchase_id, word)
select p.instance_id, p.id, words_of(p) from purchases p
where p.status <> 'cart' and p.service <> 'book' and p.court_order_id is null;

-- An order by what its gateway calls the payment, and the money of a day's orders.
create index payments_by_provider_ref on payments (instance_id, provider_ref) where provider_ref is not null;
