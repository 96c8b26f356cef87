import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import type { AccountRow } from '@/backend/purchases';
import { bringDeposit } from './bring-deposit';
import type { ComingParty } from './find-ahead';
import { sendAhead } from './send-ahead';

/**
 * Brings a party's deposit, then its dishes ahead, to the account of its table, each once (rule booking/deposit,
 * rule booking/ordering-ahead). The booking is held by the caller, then the account. @returns null where nothing went there
 */
export async function bringParty({
  sql,
  ctx,
  account,
  party,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
  party: ComingParty;
}): Promise<AccountRow | null> {
  if (account.bill_asked_at !== null) return null;
  // They sit now.
  ctx.publish(bookingsTopic(account.supplier.id));
  const credited = await bringDeposit({ sql, ctx, account, party });
  if (!party.has_order) return credited;
  return (await sendAhead({ sql, ctx, account: credited ?? account, party })) ?? credited;
}
