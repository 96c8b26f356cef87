import * as z from 'zod/mini';
import { cartLineSchema, ORDER_SERVICES, seatSchema } from '@/lib/contract/cart/cart';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, dateSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { staffOrderSchema } from '@/lib/contract/staff/calls';
import { doerSchema } from '@/lib/contract/staff/doer';
import { doneSchema } from '@/lib/contract/staff/history-calls';
import { typedLine } from '@/lib/contract/typed-text';
import { BILL_KINDS } from '@/lib/domain/cart/bill';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import { REFUND_REASONS } from '@/lib/domain/payments/refunds';
import { LINE_STATES } from '@/lib/domain/table/rounds';

const own = { service: 'staff', auth: 'staff', status: 200, scope: 'day:read' } as const;

export const ORDER_GROUPS = ['open', 'done', 'cancelled'] as const;

const listedOrderSchema = z.object({
  id: idSchema,
  /** Null: a table's account that was closed without one. */
  number: z.nullable(z.int()),
  supplier_id: idSchema,
  status: z.enum(ORDER_STATUSES),
  service: z.enum(ORDER_SERVICES),
  seat: seatSchema,
  is_account: z.boolean(),
  placed_at: z.string(),
  /** The diner's name and phone; null after they were forgotten, and of an account. */
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  total: amountSchema,
  /** Each way by which something was paid, with its part of `paid`, the most first; where nothing was, the last that was tried, with 0. */
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), amount: amountSchema })),
  /** All that was paid and kept until it was given back, with tips that stand beside the bill. */
  paid: amountSchema,
  /** The part that was given back or is to be, and the part of it that is not given yet. */
  refunded: amountSchema,
  owed: amountSchema,
});
export type ListedOrder = z.infer<typeof listedOrderSchema>;

export const listDayOrders = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/day/orders.json',
  branch: 'asked',
  summary:
    'Orders of any day, the newest first, 50 at a time; those of today where neither words nor days are named',
  /**
   * `search`: a number, a name, a phone or its last digits, a table, a code, or the reference of a payment; all of them in the same order.
   * `from`, `to`: business days of the branch, or of the first one; `from` alone goes on until today, and before `to` alone stands everything. `before`: the id of the last one that was read.
   */
  query: z.object({
    supplier_id: z.optional(idParamSchema),
    search: z.optional(z.string().check(typedLine, z.maxLength(100))),
    from: z.optional(dateSchema),
    to: z.optional(dateSchema),
    service: z.optional(z.enum(ORDER_SERVICES)),
    state: z.optional(z.enum(ORDER_GROUPS)),
    method: z.optional(z.enum(PAYMENT_METHODS)),
    before: z.optional(idParamSchema),
  }),
  response: z.object({
    orders: z.array(listedOrderSchema),
    /** The first and the last business day that are shown; null: without an end. */
    from: z.nullable(dateSchema),
    to: z.nullable(dateSchema),
    before: z.nullable(idSchema),
  }),
});
export type DayOrders = z.infer<typeof listDayOrders.response>;

const orderLineSchema = z.extend(cartLineSchema, {
  member: z.nullable(z.string()),
  /** The round of a table that sent it, how far it came, and why it was taken off; null: of any other order. */
  round: z.nullable(z.int()),
  state: z.nullable(z.enum(LINE_STATES)),
  void_reason: z.nullable(z.string()),
});

const orderPaymentSchema = z.object({
  id: idSchema,
  attempt: z.int(),
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  /** With the tip. */
  amount: amountSchema,
  tip: amountSchema,
  /** The drawer got so much besides, for which cash has no coins (rule payments/rounding). */
  rounding: z.number(),
  refunded: amountSchema,
  reference: z.string(),
  /** As the gateway calls it. */
  transaction: z.nullable(z.string()),
  at: z.string(),
  finished_at: z.nullable(z.string()),
  /** A picture shows the transfer, at `/staff/transfers/{id}/proof`. */
  has_proof: z.boolean(),
});

const orderRefundSchema = z.object({
  id: idSchema,
  payment_id: idSchema,
  amount: amountSchema,
  reason: z.enum(REFUND_REASONS),
  /** For staff alone; `words` are the diner's. */
  note: z.nullable(z.string()),
  words: z.nullable(z.string()),
  at: z.string(),
  given_at: z.nullable(z.string()),
  by_hand: z.boolean(),
});

/** Something that happened to an order and that no action of staff says. */
const happenedSchema = z.object({
  at: z.string(),
  kind: z.enum([
    'status',
    'payment',
    'tip',
    'help',
    'answer',
    'unaccepted',
    'unproved',
    'rating',
    'round',
    'struck',
  ]),
  /** Null: a gateway, or a time that was over. */
  by: z.nullable(doerSchema),
  /** A status, an amount in major units, a score, the number of a round or the name of a dish. */
  value: z.string(),
  /** The words that somebody wrote; null: nothing. */
  words: z.nullable(z.string()),
});

const wholeOrderSchema = z.object({
  order: staffOrderSchema,
  /** All that was ordered, also what was taken off. */
  lines: z.array(orderLineSchema),
  bill: z.array(z.object({ kind: z.enum(BILL_KINDS), amount: z.number() })),
  coupon: z.nullable(z.string()),
  payments: z.array(orderPaymentSchema),
  refunds: z.array(orderRefundSchema),
  /** The money that may still be given back of what was paid online. */
  refundable: amountSchema,
  /** The oldest first; what staff did stands in `actions`. */
  happened: z.array(happenedSchema),
  actions: z.array(doneSchema),
});
export type WholeOrder = z.infer<typeof wholeOrderSchema>;

export const getDayOrder = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/day/orders/{id}.json',
  branch: 'order',
  summary: 'One order of any day whole: what was ordered, its money, and everything that happened to it',
  params: z.object({ id: idParamSchema }),
  response: wholeOrderSchema,
});
