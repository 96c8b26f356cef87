import type { Context } from '@/backend/context';
import { lockDiner } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase } from '@/backend/purchases';
import { assertSession } from '@/backend/visit/visit-rows';
import type { BrowserIdsRequest, ForwardedByServer } from '@/lib/contract/visit/forwarded-sales';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { DESTINATIONS, type Destination } from '@/lib/domain/visit/consent';
import { forgetSaleAt } from '@/lib/domain/visit/retention';
import { findDestinations } from './find-destinations';

type Measured = { purchaseId: number; profileId: number; ids: BrowserIdsRequest };

/** A second time replaces what the browser is known by, until the purchase is paid. */
async function writeWaiting({
  sql,
  ctx,
  destination,
  measured: { purchaseId, profileId, ids },
}: {
  sql: Sql;
  ctx: Context;
  destination: Destination;
  measured: Measured;
}): Promise<void> {
  await sql(
    `insert into told_sales (instance_id, purchase_id, destination, profile_id, session_id, browser, forget_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict on constraint one_sale_for_a_destination do update
       set session_id = excluded.session_id, browser = excluded.browser, forget_at = excluded.forget_at
       where told_sales.sold_at is null`,
    [
      ...[ctx.instance.id, purchaseId, destination, profileId, ids.session_id],
      JSON.stringify(ids[destination]),
      forgetSaleAt(ctx.now),
    ],
  );
}

/** Their forms hold digits enough for a card's number (guarantee/no-card-data): then the browser tells by itself. */
const isUsable = (browser: BrowserIdsRequest[Destination]): boolean =>
  browser !== null && !holdsCardNumber(browser);

/**
 * `PUT /api/purchases/{id}/measured.json`: what is to be told of waits for its payment. The purchase is held, so that one
 * that is placed meanwhile is not waited for in vain. An account of a table is its browsers' to tell (docs/decisions/0256).
 * @throws not_found, owner_only, invalid_input for a foreign session
 */
export function measurePurchase({
  ctx,
  input: { id, ...ids },
}: {
  ctx: Context;
  input: BrowserIdsRequest & { id: string };
}): Promise<ForwardedByServer> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    // A withdrawal of the consent runs before or after this, and then finds the rows that are written here.
    await lockDiner({ sql, ctx });
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id, lock: true });
    const { session_id: sessionId } = ids;
    await assertSession({ sql, instanceId: ctx.instance.id, sessionId, now: ctx.now });
    const isOver = purchase.released_at !== null || purchase.is_account || purchase.service === 'book';
    const { profile_id: profileId } = purchase;
    const found = isOver ? [] : await findDestinations({ sql, ctx, sessionId, profileId });
    const told = DESTINATIONS.filter(
      (one) => isUsable(ids[one]) && found.some(({ destination }) => destination === one),
    );
    await ctx.checkpoint('sale-asked');
    const measured = { purchaseId: purchase.id, profileId, ids };
    for (const destination of told) await writeWaiting({ sql, ctx, destination, measured });
    return { google: told.includes('google') };
  });
}
