-- Links that let somebody else pay an order (rule orders/links): of each only the hash of its token.
create table purchase_links (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (instance_id, purchase_id, token_hash),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
select bind_to_instance('purchase_links');
grant select, insert on purchase_links to ordering_app;
grant update (revoked_at) on purchase_links to ordering_app;
