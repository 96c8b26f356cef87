import type { PricedLine } from '@/backend/cart';
import type { TenantSql } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isIdle, linesOfCard, stageOf, statusOfCard } from '@/lib/domain/staff/stages';

/** When each round of an account was sent, and how its members are called. */
export type AccountFacts = {
  sentAt: ReadonlyMap<string, Date>;
  names: ReadonlyMap<string, string>;
};
const keyOf = (purchaseId: number, part: number | null): string => `${purchaseId}:${part}`;

/** Sends no statement where there is no account. */
export async function readAccountFacts({
  sql,
  ctx,
  purchases,
}: TenantSql & { purchases: readonly PurchaseRow[] }): Promise<AccountFacts> {
  const ids = purchases.flatMap(({ id, is_account }) => (is_account ? [id] : []));
  if (ids.length === 0) return { sentAt: new Map(), names: new Map() };
  const of = [ctx.instance.id, ids];
  const rounds = await sql<{ purchase_id: number; number: number; sent_at: Date }>(
    'select purchase_id, number, sent_at from rounds where instance_id = $1 and purchase_id = any ($2::bigint[])',
    of,
  );
  const members = await sql<{ purchase_id: number; profile_id: number; name: string }>(
    `select purchase_id, profile_id, name from purchase_members
     where instance_id = $1 and purchase_id = any ($2::bigint[]) and name <> ''`,
    of,
  );
  return {
    sentAt: new Map(rounds.map((one) => [keyOf(one.purchase_id, one.number), one.sent_at])),
    names: new Map(members.map((one) => [keyOf(one.purchase_id, one.profile_id), one.name])),
  };
}

/** Whose line of an account it is; null for the whole table's. */
export const accountMemberName = ({
  facts: { names },
  purchase,
  line,
}: {
  facts: AccountFacts;
  purchase: PurchaseRow;
  line: PricedLine;
}): string | null => names.get(keyOf(purchase.id, line.member_id)) ?? null;

/**
 * An account as a board shows it: its lines, the status that says its column, and since when the oldest line that is to be made waits
 * (rule staff/rounds). @param hasCancelled it has news of a cancelled line
 */
export function toAccountCard({
  purchase,
  lines,
  facts: { sentAt },
  hasCancelled,
}: {
  purchase: PurchaseRow;
  lines: readonly PricedLine[];
  facts: AccountFacts;
  hasCancelled: boolean;
}): { lines: PricedLine[]; status: OrderStatus; since: Date | null } {
  const shown = linesOfCard({ lines, hasCancelled });
  const stages = shown.map((line) => ({ line, stage: stageOf(line) }));
  const times = stages
    .filter((one) => !isIdle(one))
    .flatMap(({ line }) => line.called_at ?? sentAt.get(keyOf(purchase.id, line.round)) ?? []);
  const first = Math.min(...times.map((at) => at.getTime()));
  return {
    lines: shown,
    status: statusOfCard(stages) ?? purchase.status,
    since: times.length === 0 ? null : new Date(first),
  };
}
