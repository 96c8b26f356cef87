import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import { movedSchema, staffOrderSchema } from './calls';

const struckSchema = z.object({ id: idSchema, line_id: idSchema, struck: z.boolean() });
export type StruckLine = z.infer<typeof struckSchema>;

/** Idempotent: it says how the line is, not that it turns. `count`: as whoever taps saw it; a line that has another by now is refused. */
export const strikeLine = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/orders/{id}/lines/{line}/struck.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Says that a line of an order is made, or that it is not',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema, line: idParamSchema }),
  body: z.object({ struck: z.boolean(), count: z.optional(z.int()) }),
  response: struckSchema,
});

const firstSchema = z.object({ id: idSchema, first: z.boolean() });
export type FirstOrder = z.infer<typeof firstSchema>;

/** Idempotent: it says how the order is. */
export const putFirst = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/orders/{id}/first.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Says that an order goes before the others in the kitchen, or that it does not',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ first: z.boolean() }),
  response: firstSchema,
});

const changedLinesSchema = z.object({ id: idSchema, lines: z.array(idSchema) });
export type CalledLines = z.infer<typeof changedLinesSchema>;
export type AdvancedLines = CalledLines;

/** Idempotent: it says whether what waits is to be made. The answer names the lines that it changed. */
export const putCalled = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/orders/{id}/called.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Calls what waits at a table, or lets it wait again while nobody has begun it',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ called: z.boolean() }),
  response: changedLinesSchema,
});

/** Idempotent: it names the lines that were seen, so that none which came meanwhile is begun unseen. */
export const putLines = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/orders/{id}/lines.json',
  scope: 'orders:write',
  branch: 'order',
  summary: "Says that lines of a table's account are being made, or were served",
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({
    lines: z.array(idSchema).check(z.minLength(1), z.maxLength(ACCOUNT_LINES)),
    state: z.enum(['preparation', 'served']),
  }),
  response: changedLinesSchema,
});

/** `status`: which the caller's own last move gave it; nothing is taken back that somebody else has moved since. */
export const undoMove = defineCall({
  service: 'staff',
  method: 'POST',
  path: '/staff/orders/{id}/undo.json',
  scope: 'orders:write',
  branch: 'order',
  summary: "Takes the caller's last move of an order back, shortly after it",
  auth: 'staff',
  status: 200,
  idempotency: 'accepted',
  params: z.object({ id: idParamSchema }),
  body: z.object({ status: z.enum(ORDER_STATUSES) }),
  response: movedSchema,
});

/** `has_more`: the day has more of them than are listed. */
const doneOrdersSchema = z.object({ orders: z.array(staffOrderSchema), has_more: z.boolean() });
export type DoneOrders = z.infer<typeof doneOrdersSchema>;

export const listDoneOrders = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/orders/done.json',
  branch: 'named',
  scope: 'orders:read',
  summary: "The orders that were handed over or cancelled on the branch's day, the last first",
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: doneOrdersSchema,
});

export const recallOrder = defineCall({
  service: 'staff',
  method: 'POST',
  path: '/staff/orders/{id}/recall.json',
  branch: 'order',
  scope: 'orders:write',
  summary: 'Brings an order that was handed over back to the kitchen, on the same day',
  auth: 'staff',
  status: 200,
  idempotency: 'accepted',
  params: z.object({ id: idParamSchema }),
  response: movedSchema,
});
