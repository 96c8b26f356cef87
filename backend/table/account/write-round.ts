import type { PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { freezeLines, takeStock } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, giveNumber, noteDrafts, type PurchaseRow } from '@/backend/purchases';
import { drawBill, totalOf } from '@/lib/domain/cart/bill';
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
  const total_minor = totalOf(bill);
  await sql('update purchases set bill = $3, total_minor = $4 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    account.id,
    JSON.stringify(bill),
    total_minor,
  ]);
  return { ...account, bill, total_minor };
}

/** @param sentBy null: staff. The account is locked, so numbers have no gap and no double. */
async function beginRound({ sql, ctx, account, sentBy }: Work & { sentBy: number | null }): Promise<number> {
  const [round] = await sql<{ number: number }>(
    `insert into rounds (instance_id, purchase_id, number, sent_at, sent_by, request_key)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5 from rounds where instance_id = $1 and purchase_id = $2
     returning number`,
    [ctx.instance.id, account.id, ctx.now, sentBy, ctx.idempotencyKey],
  );
  if (!round) throw new Error('a round was not begun');
  return round.number;
}

/** They are the account's from now on, each its member's. */
async function moveLines({
  sql,
  ctx,
  account,
  round,
  coming,
}: Work & { round: number; coming: readonly ComingLine[] }): Promise<void> {
  await sql(
    `update purchase_lines l set purchase_id = $2, round = $3, state = 'sent', member_id = coming.member_id
     from unnest($4::bigint[], $5::bigint[]) as coming (id, member_id) where l.instance_id = $1 and l.id = coming.id`,
    [
      ctx.instance.id,
      account.id,
      round,
      coming.map(({ line }) => line.id),
      coming.map(({ memberId }) => memberId),
    ],
  );
}

async function voidLines({
  sql,
  ctx,
  lines,
  reason,
}: Work & { lines: readonly ComingLine[]; reason: string }): Promise<void> {
  await sql(
    `update purchase_lines set state = 'void', void_reason = $3 where instance_id = $1 and id = any ($2::bigint[])`,
    [ctx.instance.id, lines.map(({ line }) => line.id), reason],
  );
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
  /** What the account holds already. */
  sent: readonly PricedLine[];
  /** What is on the account for all to read, and not made. */
  void?: { lines: readonly ComingLine[]; reason: string };
}): Promise<AccountRow> {
  const { sql, ctx, account } = work;
  const lines = coming.map(({ line }) => line);
  const round = await beginRound({ ...work, sentBy });
  await freezeLines({ sql, ctx, lines: [...lines, ...off.lines.map(({ line }) => line)] });
  await moveLines({ ...work, round, coming: [...coming, ...off.lines] });
  if (off.lines.length > 0) await voidLines({ ...work, ...off });
  await noteDrafts({ sql, ctx, drafts });
  const billed = await writeBill({ ...work, lines: [...sent, ...lines] });
  await takeStock({ sql, ctx, lines });
  return { ...billed, number: await giveNumber({ sql, ctx, purchase: account }) };
}
