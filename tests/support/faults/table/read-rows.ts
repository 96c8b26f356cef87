import { everybody, type Play } from './play';

type AccountRow = {
  id: number;
  table_id: number;
  status: string;
  is_asked: boolean;
  total: number;
  products: number;
  number: number | null;
};
/** `word` is its comment. `cart_of`: a profile; null for a line of an account. */
export type LineRow = {
  word: string;
  purchase_id: number;
  cart_of: number | null;
  table_id: number | null;
  count: number;
  unit: number | null;
  /** Saved by promotions of several pieces. */
  off: number;
  round: number | null;
  state: string | null;
  id: number;
};
export type ShareRow = {
  id: number;
  purchase_id: number;
  payer_id: number;
  amount: number;
  tip: number;
  is_held: boolean;
  payment_id: number | null;
  parts: { lineId: number; amountMinor: number }[];
};
export type PaymentRow = {
  id: number;
  purchase_id: number;
  payer_id: number;
  status: string;
  amount: number;
  tip: number;
  refunds: number;
  given: number;
};
export type Rows = Awaited<ReturnType<typeof readRows>>;

/** The rows that the database holds of one party, as plain objects. */
export async function readRows(play: Play) {
  const { shop, paying } = play.room;
  const profiles = everybody(play).map(({ id }) => id);
  const { instanceId } = shop;
  return paying.backend.db.tenant(instanceId, async (sql) => {
    const accounts = await sql<AccountRow>(
      `select id, table_id, status, bill_asked_at is not null as is_asked, total_minor::int as total, number,
         (jsonb_path_query_first(bill, '$[*] ? (@.kind == "products")') ->> 'amountMinor')::int as products
       from purchases where instance_id = $1 and profile_id = any ($2::bigint[]) and is_account order by id`,
      [instanceId, profiles],
    );
    const lines = await sql<LineRow>(
      `select l.comment as word, l.purchase_id, case when not c.is_account then c.profile_id end as cart_of, c.table_id, l.count,
         l.unit_minor::int as unit, l.off_minor::int as off, l.round, l.state, l.id
       from purchase_lines l join purchases c on c.instance_id = l.instance_id and c.id = l.purchase_id
       where c.instance_id = $1 and c.profile_id = any ($2::bigint[])`,
      [instanceId, profiles],
    );
    const own = [instanceId, accounts.map(({ id }) => id)];
    const shares = await sql<ShareRow>(
      `select id, purchase_id, payer_id, amount_minor::int as amount, tip_minor::int as tip, payment_id, parts,
         coalesce(held_until > $3, false) as is_held
       from shares where instance_id = $1 and purchase_id = any ($2::bigint[])`,
      [...own, paying.backend.clock.now],
    );
    const payments = await sql<PaymentRow>(
      `select id, purchase_id, payer_id, status, amount_minor::int as amount, tip_minor::int as tip,
         refunds_minor::int as refunds, given_minor::int as given
       from payments where instance_id = $1 and purchase_id = any ($2::bigint[])`,
      own,
    );
    return { accounts, lines, shares, payments };
  });
}

export const isClosed = ({ status }: { status: string }): boolean => status !== 'in_progress';
export const sumOf = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);
/** The money that the bill keeps of a payment, without the tip. */
export const keptOf = ({ status, amount, refunds, tip }: PaymentRow): number =>
  status === 'success' ? Math.max(0, amount - refunds - tip) : 0;
export const isOnItsWay = ({ status }: PaymentRow): boolean => status === 'unknown' || status === 'pending';
