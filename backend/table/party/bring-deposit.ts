import type { Context } from '@/backend/context';
import { lockOrder, moveLockedOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, countAccountChange, recordEvent } from '@/backend/purchases';
import { creditDeposit } from '@/backend/purchases/payments';
import type { ComingParty } from './find-ahead';

type Bringing = { sql: Sql; ctx: Context; account: AccountRow; party: ComingParty };

/**
 * Credits a party's deposit to the bill of its table, once (rule booking/deposit). The deposit and its booking are held
 * by the caller, then the account. @returns null where there is none
 */
export async function bringDeposit({ sql, ctx, account, party }: Bringing): Promise<AccountRow | null> {
  const { deposit_purchase_id: from, id: bookingId } = party;
  if (from === null) return null;
  await ctx.checkpoint('deposit-credited');
  await creditDeposit({ sql, ctx, account, from });
  const order = await lockOrder({ sql, ctx, purchaseId: from });
  await moveLockedOrder({ sql, ctx, order, to: 'finished' });
  await sql(
    `update bookings set deposit_account_id = $3, seated_at = coalesce(seated_at, $4)
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, bookingId, account.id, ctx.now],
  );
  await recordEvent({ sql, ctx, purchaseId: account.id, kind: 'payment', value: 'success' });
  return countAccountChange({ sql, ctx, account, touched: true });
}
