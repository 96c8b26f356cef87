import { writePastOrders } from './grow-database';

type Query = (text: string) => Promise<unknown>;

/** A hundred thousand of them are a year. */
const APART = 5;
const NAMES = ['Ana', 'Luis', 'Marta', 'José', 'Rosa', 'Iván', 'Sofía', 'Pedro', 'Elena', 'Raúl'];

/** The last orders of a tenant as its people know them: numbers, names and phones, money in closes, ratings and answered words. */
const knownOrders = (tenant: string): string[] => {
  const own = `instance_id = ${tenant}`;
  return [
    `update purchases set number = id, details = jsonb_set(jsonb_set(details, '{contact, name}',
       to_jsonb(case when id % 4 = 0 then (array['${NAMES.join("', '")}'])[id / 4 % ${NAMES.length} + 1] else 'N' || id % 300 end
         || ' Ruiz' || id % 500)),
       '{contact, phone}', to_jsonb('3' || lpad((id * 7919 % 1000000000)::text, 9, '0'))) where ${own} and placed_at is not null`,
    `insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, created_at, close_number)
     select c.instance_id, c.supplier_id, c.id, p.id, 'taken', p.method, p.amount_minor, p.created_at,
       case when p.created_at < now() - interval '2 days' then 0 end
     from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id where p.${own}
       and not exists (select 1 from money_moves m where m.instance_id = p.instance_id and m.payment_id = p.id)`,
    `insert into order_ratings (instance_id, purchase_id, profile_id, score, comment, created_at)
     select instance_id, id, profile_id, id % 10 + 1, case when id % 12 = 0 then 'Todo bien' else '' end, placed_at
     from purchases where ${own} and placed_at is not null and id % 4 = 0`,
    `insert into help_requests (instance_id, purchase_id, profile_id, reason, words, created_at, answer, answered_at)
     select instance_id, id, profile_id, 'late', 'Falta el jugo', placed_at, 'Ya va', placed_at
     from purchases where ${own} and placed_at is not null and id % 40 = 0`,
  ];
};

/** A busy year of one tenant, the newest of it a day ago. @param tenant SQL: its id */
export async function writePast({
  query,
  tenant,
  profileId,
  count,
}: {
  query: Query;
  tenant: string;
  profileId: number;
  count: number;
}): Promise<void> {
  await writePastOrders({ query, profileId, count, apart: APART });
  for (const statement of knownOrders(tenant)) await query(statement);
}
