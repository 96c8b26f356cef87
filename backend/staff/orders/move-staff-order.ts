import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, type MovingOrder, moveLockedOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { keepAnswer } from '@/backend/platform/idempotency';
import { markNewsRead, tellDetails } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import { isByPerson, staffOf } from '@/backend/staff/staff-actor';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { type ArrivalMinutes, isPromised, promiseAnew } from '@/lib/domain/orders/arrival';
import { isClosedOrder, type OrderStatus, parseOrderStatus } from '@/lib/domain/orders/order-states';
import { isPackedOrder } from '@/lib/domain/orders/packing';
import { nameMover } from './name-mover';
import { keepDelivery, refuseSigns, type SaidAtDoor } from './prove-delivery';

type Said = { minutes?: number | undefined; reason?: string | undefined } & SaidAtDoor;

/** An order that is brought or fetched as soon as can be has a promise; one that is over has none. @throws invalid_input */
function promisedBy({
  ctx,
  order,
  to,
  minutes,
}: {
  ctx: Context;
  order: MovingOrder;
  to: OrderStatus;
  minutes: number;
}): ArrivalMinutes {
  const { service, subservice, released_at: start } = order;
  const isOpen = !isClosedOrder(to) && start !== null && subservice !== 'schedule';
  if (!isOpen || service === 'book' || !isPromised(service))
    throw new AppError('invalid_input', { fields: { minutes: 'not_promised' } });
  return promiseAnew({ minutes, start, now: ctx.now, service });
}

/** The new promise, and the one that it replaces, which comes back with the move (rule staff/undo). @throws invalid_input */
async function promises({
  sql,
  ...said
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  to: OrderStatus;
  minutes: number;
}) {
  const { ctx, order, to } = said;
  const arrival = promisedBy(said);
  const [before] = await sql<{ arrival: ArrivalMinutes | null }>(
    `select details -> 'arrival' as arrival from purchases where instance_id = $1 and id = $2`,
    [ctx.instance.id, order.id],
  );
  return { arrival, arrivalBefore: { status: to, arrival: before?.arrival ?? null } };
}

/** The diner reads why a person cancelled; a program may say it in another way (rule staff/board). @throws invalid_input */
function assertReason({
  ctx,
  to,
  reason,
}: {
  ctx: Context;
  to: OrderStatus;
  reason: string | undefined;
}): void {
  if (to === 'cancelled' && reason === undefined && isByPerson(ctx))
    throw new AppError('invalid_input', { fields: { reason: 'required' } });
}

/** A reason says why it was cancelled or comes at another time. @throws invalid_input */
async function keepSaid({
  sql,
  ctx,
  order,
  to,
  said: { minutes, reason },
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  to: OrderStatus;
  said: Said;
}): Promise<void> {
  if (minutes === undefined && reason === undefined) return;
  if (minutes === undefined && to !== 'cancelled')
    throw new AppError('invalid_input', { fields: { reason: 'not_cancelled' } });
  const { id, court_order_id: courtOrderId } = order;
  const details = {
    ...(minutes === undefined ? {} : await promises({ sql, ctx, order, to, minutes })),
    ...(reason === undefined ? {} : { staffWords: reason }),
  };
  const purchaseIds = courtOrderId === null ? [id] : [id, courtOrderId];
  await tellDetails({ sql, ctx, purchaseIds, details });
}

/** @throws not_found if the kitchen may not see it, illegal_transition for what moves by other calls */
function assertMoves({ ctx, order, to }: { ctx: Context; order: MovingOrder; to: OrderStatus }): void {
  // The kitchen sees a court's stalls, never their order, and no deposit.
  if (order.released_at === null || order.service === 'book' || (staffOf(ctx) && order.is_split))
    throw new AppError('not_found');
  if (order.is_split && to !== 'cancelled')
    throw new AppError('illegal_transition', {
      message:
        'It is the order of several stalls: each stall has an order of its own, which is moved by its id.',
    });
  // It is closed by calls of its own (rule table/bill).
  if (order.is_account && to !== 'finished')
    throw new AppError('illegal_transition', { values: { from: order.status, to } });
}

/**
 * To cancel what was once delivered gives its money back (rule staff/cancel): it stands on the board again after an undo or a recall.
 * @throws forbidden
 */
async function assertMayCancel({
  sql,
  ctx,
  order,
  to,
}: TenantSql & { order: MovingOrder; to: OrderStatus }): Promise<void> {
  if (to !== 'cancelled' || (staffOf(ctx)?.scopes.includes('refunds:write') ?? true)) return;
  const handedOver = await sql(
    `select 1 from purchase_events
     where instance_id = $1 and purchase_id = $2 and kind = 'status' and value in ('delivered', 'finished') limit 1`,
    [ctx.instance.id, order.id],
  );
  if (handedOver.length > 0) throw new AppError('forbidden', { values: { scope: 'refunds:write' } });
}

/**
 * Audited. @throws not_found if the kitchen may not see it, invalid_input, illegal_transition with who moved it before as `by`; code_invalid and code_tries for the
 * signs of a delivery (rule orders/delivery-code); forbidden
 */
export async function moveStaffOrder({
  ctx,
  input: { id: purchaseId, status, ...said },
}: {
  ctx: Context;
  input: Said & { id: string; status: string };
}): Promise<MovedOrder> {
  const staff = staffOf(ctx);
  const to = parseOrderStatus(status);
  if (to === null || to === 'cart') throw new AppError('invalid_input', { fields: { status: 'invalid' } });
  const moved = ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockOrder({ sql, ctx, purchaseId });
    assertMoves({ ctx, order: held, to });
    await assertMayCancel({ sql, ctx, order: held, to });
    assertReason({ ctx, to, reason: said.reason });
    const work = { sql, ctx, order: held, to, said };
    const refused = await refuseSigns(work);
    if (refused) return { order: held, refusal: refused };
    await keepAnswer({ sql, ctx, kept: { id: held.id } });
    await keepSaid(work);
    await moveLockedOrder({ sql, ctx, order: held, to });
    const proof = await keepDelivery(work);
    await markNewsRead({ sql, ctx, id: held.id, through: 0 });
    const why = said.reason === undefined ? {} : { reason: said.reason };
    const details = { id: held.id, from: held.status, to, ...why, ...proof };
    if (staff) await audit({ sql, ctx, action: 'order.status', details });
    ctx.publish({ id: held.id, supplierId: held.supplier_id, tableId: held.seat?.id ?? null });
    return { order: held, refusal: null };
  });
  const { order, refusal } = await moved.catch(async (error: unknown) => {
    throw await nameMover({ ctx, id: purchaseId, error });
  });
  if (refusal) throw new AppError(refusal);
  const { id, number } = order;
  return { id, number, status: to, packed: isPackedOrder({ order, said: order.packed }) };
}

/** The order of a move that was done before, as it stands by now (rule platform/idempotency). @throws not_found */
export async function readMovedOrder({
  ctx,
  input: { id: purchaseId },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<MovedOrder> {
  const order = await ctx.db.tenant(ctx.instance.id, (sql) => lockOrder({ sql, ctx, purchaseId }));
  const { id, number, status, packed } = order;
  return { id, number, status, packed: isPackedOrder({ order, said: packed }) };
}
