import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { compareSigns, countWrongSigns, keepProof, type MovingOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { recordEvent } from '@/backend/purchases';
import { audit, doerOf } from '@/backend/staff/audit';
import { isByPerson } from '@/backend/staff/staff-actor';
import { judgeSigns, NO_REASON, type UnprovedReason } from '@/lib/domain/orders/delivery-code';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

export type SaidAtDoor = {
  signs?: string | undefined;
  unproved?: { reason: UnprovedReason; words?: string | undefined } | undefined;
};
type Work = { sql: Sql; ctx: Context; order: MovingOrder; to: OrderStatus; said: SaidAtDoor };

const HOUR_MS = 3_600_000;

/** Wrong signs of the caller, over all orders. */
async function countWrongLately({ sql, ctx }: Pick<Work, 'sql' | 'ctx'>): Promise<number> {
  const { keyId, personId, deviceId } = doerOf(ctx);
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from staff_actions
     where instance_id = $1 and action = 'order.wrong_signs' and created_at > $2
       and staff_key_id is not distinct from $3 and staff_person_id is not distinct from $4
       and ($4::bigint is not null or staff_device_id is not distinct from $5)`,
    [ctx.instance.id, new Date(ctx.now.getTime() - HOUR_MS), keyId, personId, deviceId],
  );
  return row?.count ?? 0;
}

/** @throws invalid_input for what is said of no delivery, of two kinds at once, or without its words */
function assertSaid({ order, to, said: { signs, unproved } }: Pick<Work, 'order' | 'to' | 'said'>): void {
  const field = signs !== undefined ? 'signs' : 'unproved';
  const isDelivery = to === 'delivered' && order.service === 'delivery';
  if (!isDelivery || (signs !== undefined && unproved !== undefined))
    throw new AppError('invalid_input', { fields: { [field]: 'no_delivery' } });
  if (unproved?.reason === 'other' && unproved.words === undefined)
    throw new AppError('invalid_input', { fields: { words: 'required' } });
}

/**
 * A wrong try is kept, so it is answered and not thrown inside the transaction (rule orders/delivery-code).
 * @returns what refuses the signs that were typed; null where nothing does @throws invalid_input
 */
export async function refuseSigns(work: Work): Promise<'code_invalid' | 'code_tries' | null> {
  const { sql, ctx, order, said } = work;
  const { signs } = said;
  if (signs === undefined && said.unproved === undefined) return null;
  assertSaid(work);
  if (signs === undefined || order.status !== 'on_the_way') return null;
  const asked = await compareSigns({ sql, ctx, purchaseId: order.id, typed: signs });
  if (!asked) return null;
  const verdict = judgeSigns({ ...asked, wrongLately: await countWrongLately({ sql, ctx }) });
  if (verdict === 'right') return null;
  if (verdict === 'code_invalid') {
    await countWrongSigns({ sql, ctx, purchaseId: order.id });
    await audit({ sql, ctx, action: 'order.wrong_signs', details: { id: order.id } });
  }
  return verdict;
}

/** Keeps how a delivery was proved; why it was not is news for the branch, also where a person did not say. @returns what is written down of it */
export async function keepDelivery({ sql, ctx, order, to, said }: Work): Promise<object> {
  if (to !== 'delivered' || order.service !== 'delivery') return {};
  const { signs, unproved } = said;
  const reason = unproved?.reason ?? null;
  const proof = { isProved: signs !== undefined, reason, words: unproved?.words ?? null };
  const isAsked = await keepProof({ sql, ctx, purchaseId: order.id, ...proof });
  if (!isAsked) return {};
  const why = reason ?? NO_REASON;
  const isNews = !proof.isProved && (reason !== null || isByPerson(ctx));
  if (isNews) await recordEvent({ sql, ctx, purchaseId: order.id, kind: 'unproved', value: why });
  return { proof: proof.isProved ? 'signs' : why };
}
