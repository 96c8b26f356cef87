create table coupons (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  -- In lower case: case does not count.
  code text not null check (code ~ '^[a-z0-9-]{4,40}$'),
  -- What it takes off, when, where and for whom. Read whole, like the settings of a branch.
  rules jsonb not null,
  usage_limit int check (usage_limit >= 1),
  per_profile int not null check (per_profile >= 1),
  first_order boolean not null,
  -- Orders that use it now; written by orders alone, never by an import.
  used int not null default 0 check (used >= 0),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, code)
);

-- The coupon that a cart or an order carries.
alter table purchases add column coupon_id bigint,
  add foreign key (instance_id, coupon_id) references coupons (instance_id, id);
create index purchases_with_coupon on purchases (instance_id, coupon_id) where coupon_id is not null;

-- One row an order that uses a coupon, while it does: it goes when the order gives the coupon back.
create table coupon_uses (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  coupon_id bigint not null,
  profile_id bigint not null,
  -- Which of the diner's uses it is, from one: two orders cannot take the same.
  slot int not null check (slot >= 1),
  first_order boolean not null,
  created_at timestamptz not null,
  primary key (instance_id, purchase_id),
  unique (instance_id, coupon_id, profile_id, slot),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, coupon_id) references coupons (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
-- A diner has one first order, whichever coupon it used.
create unique index one_first_order on coupon_uses (instance_id, profile_id) where first_order;

do $$
declare target text;
begin
  foreach target in array array['coupons', 'coupon_uses'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format(
      'create policy one_instance on %I to ordering_app using (instance_id = current_instance_id()) with check (instance_id = current_instance_id())',
      target
    );
    execute format('create policy owner_sees_all on %I to current_user using (true) with check (true)', target);
  end loop;
end $$;
grant select, update (used) on coupons to ordering_app;
grant select, insert, delete on coupon_uses to ordering_app;
