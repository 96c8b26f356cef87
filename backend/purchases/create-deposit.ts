import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { RANDOM_PART } from './payment-reference';
import type { PaymentRow } from './payments';
import type { PurchaseDetails } from './purchase-details';
import { recordEvent } from './record-event';

/**
 * The deposit of a booking: a purchase with its owner and its first attempt, in one statement. It is paid like an order that
 * waits for its payment (rule booking/deposit). @param amountMinor in minor units @param until when it waits no longer
 */
export async function createDeposit({
  sql,
  ctx,
  profileId,
  supplierId,
  amountMinor,
  details,
  payment: { method, provider },
  until,
}: {
  sql: Sql;
  ctx: Context;
  profileId: number | null;
  supplierId: number;
  amountMinor: number;
  details: PurchaseDetails;
  payment: Pick<PaymentRow, 'method' | 'provider'>;
  until: Date;
}): Promise<number> {
  const [made] = await sql<{ id: number }>(
    `with begun as (
       insert into purchases (instance_id, profile_id, supplier_id, service, status, details, bill, total_minor, stock_held,
         hold_until, placed_at, created_at, updated_at)
       values ($1, $2, $3, 'book', 'in_progress', $4, $5, $6, true, $7, $8, $8, $8) returning id),
     member as (
       insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
       select $1, id, $2, 'owner', $8 from begun)
     insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference, created_at,
       expires_at, payer_id)
     select $1, id, 1, $9, $10, 'created', $6, id || '-1-' || ${RANDOM_PART}, $8, $7, $2 from begun
     returning purchase_id as id`,
    [
      ctx.instance.id,
      profileId,
      supplierId,
      JSON.stringify(details),
      JSON.stringify([{ kind: 'deposit', amountMinor }]),
      amountMinor,
      until,
      ctx.now,
      method,
      provider,
    ],
  );
  if (!made) throw new Error('a deposit was not begun');
  await recordEvent({ sql, ctx, purchaseId: made.id, kind: 'status', value: 'in_progress' });
  return made.id;
}
