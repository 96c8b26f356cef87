import { kitchenSlotAt } from '@/backend/branches';
import { type PricedLine, refuseSoldOut } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { asOrdered } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { type AccountRow, countChanges, giveNumber, type PurchaseRow, setBill } from '@/backend/purchases';
import { freezeLines, sendLines, takeStock, voidLines } from '@/backend/purchases/lines';
import { drawBill } from '@/lib/domain/cart/bill';
import { isBilled } from '@/lib/domain/table/rounds';

type Work = { sql: Sql; ctx: Context; account: AccountRow };
/** `memberId`: a profile; null for the whole table's. */
export type ComingLine = { line: PricedLine; memberId: number | null };

/** Products alone: tips belong to payments, and no coupon counts (rule table/bill). @param lines all that it holds */
export async function writeBill({
  sql,
  ctx,
  account,
  lines,
}: Work & { lines: readonly PricedLine[] }): Promise<AccountRow> {
  const bill = drawBill({ lines: lines.filter(isBilled), coupon: null, deliveryMinor: 0, tip: null });
  return setBill({ sql, ctx, purchase: account, bill });
}

/**
 * It takes a place of its slot, full or not (rule branches/slot-places). The account is locked, so numbers have no gap and no double.
 * @param sentBy null: staff
 */
async function beginRound({ sql, ctx, account, sentBy }: Work & { sentBy: number | null }): Promise<number> {
  const { id: supplierId, settings } = account.supplier;
  const slot = kitchenSlotAt({ settings, service: 'on_table', now: ctx.now });
  if (slot !== null) ctx.publish(menuTopic(supplierId));
  const [round] = await sql<{ number: number }>(
    `insert into rounds (instance_id, purchase_id, number, sent_at, sent_by, request_key, slot)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from rounds where instance_id = $1 and purchase_id = $2
     returning number`,
    [ctx.instance.id, account.id, ctx.now, sentBy, ctx.idempotencyKey, slot],
  );
  if (!round) throw new Error('a round was not begun');
  return round.number;
}

/**
 * One round of lines that the caller has checked (rule table/rounds): frozen, taken from the stock, and on the bill. The
 * account is locked, and so are the carts that the lines come from. The stock comes last, so others wait little
 * (docs/decisions/0073). @throws a refusal where it is gone
 */
export async function writeRound({
  sentBy,
  drafts,
  coming,
  sent,
  void: off = { lines: [], reason: '' },
  ...work
}: Work & {
  sentBy: number | null;
  drafts: readonly PurchaseRow[];
  coming: readonly ComingLine[];
  /** The lines that the account holds already. */
  sent: readonly PricedLine[];
  /** Lines that are shown on the account, and not made. */
  void?: { lines: readonly ComingLine[]; reason: string };
}): Promise<AccountRow> {
  const { sql, ctx, account } = work;
  const lines = coming.map(({ line }) => line);
  const round = await beginRound({ ...work, sentBy });
  const written = [...coming, ...off.lines].map(({ line, memberId }) => ({ ...asOrdered(line), memberId }));
  await freezeLines({ sql, ctx, lines: written });
  await sendLines({ ...work, round, lines: written });
  if (off.lines.length > 0)
    await voidLines({ ...work, lineIds: off.lines.map(({ line }) => line.id), reason: off.reason });
  await countChanges({ sql, ctx, purchaseIds: drafts.map(({ id }) => id) });
  const billed = await writeBill({ ...work, lines: [...sent, ...lines] });
  await takeStock({ sql, ctx, lines });
  await refuseSoldOut({ sql, ctx, lines });
  return { ...billed, number: await giveNumber({ sql, ctx, purchase: account }) };
}
