-- What a guarded update refuses ends its transaction with a state of our own and the key of the answer, so that nobody has
-- to look at its rows before the commit is sent (docs/decisions/0073).
create function refuse(key text, remaining int default null) returns int language plpgsql as $$
begin
  raise exception using errcode = 'OR001', message = key, detail = coalesce(remaining::text, '');
end $$;

-- Asked after the update that found too little: a statement of its own, so it sees what others have taken meanwhile.
create function refuse_stock(instance bigint, offer bigint) returns int language plpgsql as $$
declare remaining int;
begin
  select stock into remaining from supplier_products
    where instance_id = instance and id = offer and available and removed_at is null;
  if not found then return refuse('product_unavailable'); end if;
  return refuse('out_of_stock', coalesce(remaining, 0));
end $$;
