import type { TenantSql } from '@/backend/context';

/** Two accounts that the caller has locked, the one that ends and the one that goes on. */
type Merging = TenantSql & { from: { id: number }; into: { id: number } };

/** Rounds come after those that are there, with the places that they hold in the kitchen; lines keep all but their round. */
export async function moveRounds({ sql, ctx, from, into }: Merging): Promise<void> {
  const both = [ctx.instance.id, from.id, into.id];
  const [{ last } = { last: 0 }] = await sql<{ last: number }>(
    `select coalesce(max(number), 0)::int as last from rounds where instance_id = $1 and purchase_id = $2`,
    [ctx.instance.id, into.id],
  );
  await sql(
    `insert into rounds (instance_id, purchase_id, number, sent_at, sent_by, request_key, slot)
     select instance_id, $3, number + $4, sent_at, sent_by, request_key, slot from rounds
     where instance_id = $1 and purchase_id = $2`,
    [...both, last],
  );
  await sql(
    `update purchase_lines set purchase_id = $3, round = round + $4 where instance_id = $1 and purchase_id = $2`,
    [...both, last],
  );
  await sql('delete from rounds where instance_id = $1 and purchase_id = $2', [ctx.instance.id, from.id]);
}

/** Members come under numbers of their own, also those whom staff took off; who is at both is one, and stays off where they were taken off. */
export async function copyMembers({ sql, ctx, from, into }: Merging): Promise<void> {
  await sql(
    `insert into purchase_members as m (instance_id, purchase_id, profile_id, role, joined_at, number, name, left_at, gone_at, code_secret)
     select instance_id, $3, profile_id, 'guest', joined_at,
       row_number() over (order by number) + (select coalesce(max(o.number), 0) from purchase_members o
         where o.instance_id = $1 and o.purchase_id = $3),
       name, left_at, gone_at, code_secret
     from purchase_members where instance_id = $1 and purchase_id = $2 and number is not null
     on conflict (instance_id, purchase_id, profile_id) do update
       set number = coalesce(m.number, excluded.number), name = coalesce(m.name, excluded.name), 
         gone_at = case when m.gone_at is null then null else excluded.gone_at end`,
    [ctx.instance.id, from.id, into.id],
  );
}

/** Allergens and wishes to be let in go with their people. */
export async function moveWords({ sql, ctx, from, into }: Merging): Promise<void> {
  const both = [ctx.instance.id, from.id, into.id];
  await sql(
    `insert into avoided_allergens (instance_id, purchase_id, profile_id, allergens, consented_at)
     select instance_id, $3, profile_id, allergens, consented_at from avoided_allergens
     where instance_id = $1 and purchase_id = $2 on conflict do nothing`,
    both,
  );
  await sql(
    `insert into join_wishes (instance_id, purchase_id, profile_id, name, wished_at)
     select instance_id, $3, profile_id, name, wished_at from join_wishes
     where instance_id = $1 and purchase_id = $2 on conflict do nothing`,
    both,
  );
}
