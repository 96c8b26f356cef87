import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type ForwardedSale, type MeasurePort, RefusedKeyError } from '@/backend/providers/measure/port';
import { GatewayError } from '@/backend/providers/payments/port';
import type { GoogleBrowser, MetaBrowser } from '@/lib/domain/visit/browser-ids';
import type { Destination } from '@/lib/domain/visit/consent';
import { isTooOldToForward, nextForwardingAt } from '@/lib/domain/visit/forwarding-times';
import { findDestinations } from './find-destinations';
import { loadSale } from './load-sale';

/** Sales of one tenant in a turn, and tenants in a turn: a tenant with many sales holds up no other. */
const SALES_PER_TENANT = 5;
const TENANTS = 20;
/** Longer than a turn takes at a slow destination: what was taken is not due again before. */
const LEASE_MS = 60_000;

type DueSale = { instance_id: number; id: number; purchase_id: number; send_tries: number };

/** Takes the sales of each tenant that have waited longest; they are not due again before the lease is over. */
export const takeDueSales = ({
  sql,
  now,
  destination,
}: {
  sql: Sql;
  now: Date;
  destination: Destination;
}): Promise<DueSale[]> =>
  sql<DueSale>(
    `update told_sales set send_at = $3, send_tries = send_tries + 1 where (instance_id, id) in (
       select due.instance_id, due.id from (
         select instance_id from told_sales where destination = $1 and send_at <= $2
         group by instance_id order by min(send_at) limit ${TENANTS}) waiting
       cross join lateral (
         select instance_id, id from told_sales
         where instance_id = waiting.instance_id and destination = $1 and send_at <= $2
         order by send_at limit ${SALES_PER_TENANT} for update skip locked) due)
     returning instance_id, id, purchase_id, send_tries`,
    [destination, now, new Date(now.getTime() + LEASE_MS)],
  );

/** Those whose time is over, of all tenants. @returns how many */
export async function forgetOldSales({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const forgotten = await sql(
    `delete from told_sales where (instance_id, id) in (
       select instance_id, id from told_sales where forget_at <= $1 limit 50) returning 1`,
    [now],
  );
  return forgotten.length;
}

type Work = { ctx: Context; sale: DueSale; destination: Destination };
type Row = {
  profile_id: number;
  session_id: number;
  sold_at: Date | null;
  browser: GoogleBrowser | MetaBrowser;
};

/** Null: it is not to be told any more, and the row is gone. */
async function prepare({ sql, ctx, sale, destination }: Work & { sql: Sql }): Promise<ForwardedSale | null> {
  const own = [ctx.instance.id, sale.id];
  const [row] = await sql<Row>(
    'select profile_id, session_id, sold_at, browser from told_sales where instance_id = $1 and id = $2',
    own,
  );
  if (!row) return null;
  const whose = { sessionId: row.session_id, profileId: row.profile_id };
  const destinations = await findDestinations({ sql, ctx, ...whose });
  const { sold_at: soldAt } = row;
  const found = destinations.find((one) => one.destination === destination);
  const sold = found && (await loadSale({ sql, ctx, purchaseId: sale.purchase_id }));
  if (!found || !sold || soldAt === null) {
    await sql('delete from told_sales where instance_id = $1 and id = $2', own);
    return null;
  }
  const { key, pixelId, mayAdvertise } = found;
  const paid = { ...sold, currency: ctx.instance.currency, soldAt, mayAdvertise };
  // Written by `measurePurchase`, in the form of its destination.
  return { key, pixelId, sale: paid, destination, browser: row.browser } as ForwardedSale;
}

/** Clears the browser's ids after the last try. */
const settle = ({ ctx, sale, at, isSent }: Work & { at: Date | null; isSent: boolean }) =>
  ctx.db.statement(
    ctx.instance.id,
    `update told_sales set send_at = $3::timestamptz, sent_at = case when $4 then $5::timestamptz end,
       browser = case when $3::timestamptz is null then '{}' else browser end
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, sale.id, at, isSent, ctx.clock()],
  );

type Failed = { failure: 'given_up' | GatewayError['kind']; message?: string };

const tellOf = ({ ctx, sale, destination }: Work, failed: Failed) =>
  ctx.alarm({
    kind: 'gateway',
    call: 'measure',
    provider: destination,
    purchaseId: sale.purchase_id,
    ...failed,
  });

async function giveUp(work: Work, failed: Failed): Promise<void> {
  await settle({ ...work, at: null, isSent: false });
  tellOf(work, failed);
}

/** A secret that is refused is tried again too: somebody may put the right one in. */
async function retry({
  error,
  soldAt,
  ...work
}: Work & { error: GatewayError; soldAt: Date }): Promise<void> {
  const { ctx, sale, destination } = work;
  const { kind: failure, message } = error;
  if (failure === 'refused' && !(error instanceof RefusedKeyError)) return giveUp(work, { failure, message });
  const at = nextForwardingAt({ tries: sale.send_tries, now: ctx.clock() });
  if (isTooOldToForward({ destination, soldAt, now: at }))
    return giveUp(work, { failure: 'given_up', message });
  await settle({ ...work, at, isSent: false });
  tellOf(work, { failure, message });
}

/**
 * Outside of any transaction. At least once: what is told again has the same id, by which it counts once
 * (rule visit/told-sales).
 */
export async function forwardSale({ measure, ...work }: Work & { measure: MeasurePort }): Promise<void> {
  const { ctx, destination } = work;
  const forwarded = await ctx.db.tenant(ctx.instance.id, (sql) => prepare({ ...work, sql }));
  if (!forwarded) return;
  const { soldAt } = forwarded.sale;
  if (isTooOldToForward({ destination, soldAt, now: ctx.clock() }))
    return giveUp(work, { failure: 'given_up', message: 'it waited for too long' });
  await ctx.checkpoint('sale-before-send');
  try {
    await measure.tell(forwarded);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return retry({ ...work, error, soldAt });
  }
  await ctx.checkpoint('sale-sent');
  await settle({ ...work, at: null, isSent: true });
}
