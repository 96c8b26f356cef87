import type { Context } from '@/backend/context';
import { lockOrder, moveLockedOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, noteChange, recordEvent } from '@/backend/purchases';
import type { ComingParty } from './find-ahead';

type Bringing = { sql: Sql; ctx: Context; account: AccountRow; party: ComingParty };

/** With its gateway and its reference: what is not used goes back by that way. */
async function movePayments({ sql, ctx, account, from }: Omit<Bringing, 'party'> & { from: number }) {
  await sql(
    `update payments p set purchase_id = $3, attempt = coming.attempt, is_deposit = true from (
       select id, (select coalesce(max(attempt), 0) from payments where instance_id = $1 and purchase_id = $3)
           + row_number() over (order by id) as attempt
         from payments where instance_id = $1 and purchase_id = $2 and status = 'success'
           and refunds_minor < amount_minor) coming
     where p.instance_id = $1 and p.id = coming.id`,
    [ctx.instance.id, from, account.id],
  );
}

/**
 * What a party paid ahead pays of the bill of its table, once (rule booking/deposit). The deposit and its booking are held by
 * the caller, then the account. @returns null where there is none
 */
export async function bringDeposit({ sql, ctx, account, party }: Bringing): Promise<AccountRow | null> {
  const { deposit_purchase_id: from, id: bookingId } = party;
  if (from === null) return null;
  await ctx.checkpoint('deposit-credited');
  await movePayments({ sql, ctx, account, from });
  const order = await lockOrder({ sql, ctx, purchaseId: from });
  await moveLockedOrder({ sql, ctx, order, to: 'finished' });
  await sql(
    `update bookings set deposit_account_id = $3, seated_at = coalesce(seated_at, $4)
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, bookingId, account.id, ctx.now],
  );
  await recordEvent({ sql, ctx, purchaseId: account.id, kind: 'payment', value: 'success' });
  return noteChange({ sql, ctx, account, touched: true });
}
