import type { Play } from './play';

type Books = {
  owed: number;
  kept: number;
  paid: number;
  given: number;
  by_hand: number;
  open: number;
  /** The sum of its rows in the ledger. */
  moved: number;
};

/** The books of one purchase, in minor units. */
export async function readBooks({ shop, order }: Play): Promise<Books> {
  const [books] = await shop.read<Books>(
    `select case when c.status in ('cart', 'cancelled') or c.released_at is null
         or exists (select 1 from payments p where p.instance_id = $1 and p.purchase_id = c.id
           and p.provider is null and p.status = 'pending') then 0 else c.total_minor - coalesce(r.staff, 0) end::int as owed,
       coalesce(m.kept, 0)::int as kept, coalesce(m.paid, 0)::int as paid, coalesce(r.given, 0)::int as given,
       coalesce(r.by_hand, 0)::int as by_hand, (coalesce(r.open, 0) + coalesce(m.open, 0))::int as open,
       (select coalesce(sum(l.amount_minor + l.tip_minor), 0)::int from money_moves l
         where l.instance_id = $1 and l.purchase_id = c.id) as moved
     from purchases c cross join lateral (
       select sum(amount_minor - refunds_minor) filter (where status = 'success') as kept,
         sum(amount_minor) filter (where status = 'success') as paid,
         count(*) filter (where status in ('unknown', 'pending') and (provider is not null or method = 'transfer')) as open
       from payments where instance_id = $1 and purchase_id = c.id) m cross join lateral (
       select sum(f.amount_minor) filter (where f.reason = 'staff') as staff,
         sum(f.amount_minor) filter (where f.state = 'given') as given,
         sum(f.amount_minor) filter (where f.given_by = 'hand') as by_hand,
         count(*) filter (where f.state <> 'given') as open
       from refunds f join payments p on p.instance_id = f.instance_id and p.id = f.payment_id
       where f.instance_id = $1 and p.purchase_id = c.id) r
     where c.instance_id = $1 and c.id = $2`,
    [order.id],
  );
  if (!books) throw new Error('the purchase is gone');
  return books;
}

/** The books beside what the gateway and the bank have: nothing is on its way any more. */
export function readTruth({ gateway, order, arrived }: Play, books: Books) {
  const { owed, kept, paid, given, by_hand: byHand, open, moved } = books;
  const charges = gateway.charges(order);
  const inBank = [...arrived.values()].reduce((sum, amount) => sum + amount, 0);
  const taken = charges.reduce((sum, { takenMinor }) => sum + takenMinor, inBank);
  const back = charges.reduce((sum, { returnedMinor }) => sum + returnedMinor, byHand);
  return {
    books: { kept, paid, back: given, open, moved },
    truth: { kept: owed, paid: taken, back, open: 0, moved: taken - back },
    left: { books: owed, truth: taken - back },
  };
}
