import { listLinesAhead, listPricedLines, type PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, countAccountChange } from '@/backend/purchases';
import { copyLinesAhead } from '@/backend/purchases/lines';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import { writeRound } from '@/backend/table/account/write-round';
import { GONE_REASON, partByStock } from '@/lib/domain/booking/order-ahead';
import { withBundles } from '@/lib/domain/menu/price-lines';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import type { ComingParty } from './find-ahead';

type Sending = { sql: Sql; ctx: Context; account: AccountRow; party: ComingParty };

/** Locks the stock, so that what is left is what is sent, in the order in which every other caller locks it. */
async function holdStock({ sql, ctx, party }: Sending): Promise<void> {
  await sql(
    `select 1 from supplier_products where instance_id = $1 and stock is not null and id in (
       select offer_id from booking_lines where instance_id = $1 and booking_id = $2) order by id for no key update`,
    [ctx.instance.id, party.id],
  );
}

const copyLines = ({ sql, ctx, account, party }: Sending, lines: readonly PricedLine[]) =>
  copyLinesAhead({ sql, ctx, account, bookingId: party.id, lineIds: lines.map(({ id }) => id) });

/** Notes that the dishes were sent, which happens once, and that the party is there. */
async function noteSent(
  { sql, ctx, party }: Sending,
  { left, gone }: { left: readonly PricedLine[]; gone: readonly PricedLine[] },
): Promise<void> {
  await sql(
    'update bookings set order_sent_at = $3, seated_at = coalesce(seated_at, $3) where instance_id = $1 and id = $2',
    [ctx.instance.id, party.id, ctx.now],
  );
  const lines = [...left, ...gone];
  await sql(
    `update booking_lines l set unit_minor = sent.unit_minor, off_minor = sent.off_minor, content = sent.content,
       is_gone = l.id = any ($6::bigint[])
     from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::jsonb[]) as sent (id, unit_minor, off_minor, content)
     where l.instance_id = $1 and l.id = sent.id`,
    [
      ctx.instance.id,
      lines.map(({ id }) => id),
      lines.map(({ unitMinor }) => unitMinor),
      lines.map(({ offMinor }) => offMinor),
      lines.map(({ content }) => JSON.stringify(content)),
      gone.map(({ id }) => id),
    ],
  );
}

/**
 * Sends a party's dishes ahead as a round of its organiser (rule booking/ordering-ahead); sold-out dishes are on the
 * account as void. The booking is held by the caller, then the account. Lines have no member if the organiser
 * is not one of its members. @returns null where nothing can be sent now
 */
export async function sendAhead(sending: Sending): Promise<AccountRow | null> {
  const { sql, ctx, account, party } = sending;
  if (account.bill_asked_at !== null) return null;
  await holdStock(sending);
  const booking = { id: party.id, supplier: account.supplier };
  const lines = (await listLinesAhead({ sql, ctx, bookings: [booking] })).get(party.id) ?? [];
  const there = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  if (there.length + lines.length > ACCOUNT_LINES) return null;
  const parted = partByStock(lines);
  const left = withBundles(parted.left);
  const gone = withBundles(parted.gone);
  await ctx.checkpoint('ahead-checked');
  const leftIds = await copyLines(sending, left);
  const goneIds = await copyLines(sending, gone);
  const priced = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  const members = await listMembers({ sql, ctx, account });
  const isMember = members.some((one) => one.profile_id === party.profile_id && isAtTable(one));
  const memberId = isMember ? party.profile_id : null;
  const of = (ids: ReadonlySet<number>) =>
    withBundles(priced.filter(({ id }) => ids.has(id))).map((line) => ({ line, memberId }));
  const written = await writeRound({
    sql,
    ctx,
    account,
    sentBy: party.profile_id,
    drafts: [],
    coming: of(leftIds),
    sent: there,
    void: { lines: of(goneIds), reason: GONE_REASON[ctx.instance.language] },
  });
  await noteSent(sending, { left, gone });
  return countAccountChange({ sql, ctx, account: written, touched: true });
}
