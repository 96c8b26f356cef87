import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, givenAmountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { noteSchema, orderNumberSchema } from './calls';
import { decidedBySchema } from './doer';

const own = { service: 'staff', auth: 'staff' } as const;

/** Money to be given back (rule payments/money-back). */
const owedRefundSchema = z.object({
  id: idSchema,
  payment_id: idSchema,
  purchase_id: idSchema,
  number: orderNumberSchema,
  supplier_id: idSchema,
  /** The name of who ordered; null: erased since. */
  name: z.nullable(z.string()),
  method: z.string(),
  reference: z.string(),
  transaction: z.nullable(z.string()),
  amount: amountSchema,
  since: z.string(),
  /** Why its owner cancelled the order; null: others, or for no reason that they said. */
  cancel_reason: z.nullable(z.enum(CANCEL_REASONS)),
  /** The gateway does not refund it: staff must, there, and then report it here. */
  by_hand: z.boolean(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;
const refundedSchema = z.object({ id: idSchema, status: z.literal('refunded'), by: decidedBySchema });
export type Refunded = z.infer<typeof refundedSchema>;
/** The refunds of one call (rule payments/staff-refunds): a row for each payment that it is taken from. */
const orderRefundsSchema = z.object({
  purchase_id: idSchema,
  number: orderNumberSchema,
  refunds: z.array(
    z.object({
      id: idSchema,
      payment_id: idSchema,
      amount: amountSchema,
      status: z.enum(['refund_due', 'refunded']),
      /** The gateway does not refund it: staff must, and then report it. */
      by_hand: z.boolean(),
    }),
  ),
});
export type OrderRefunds = z.infer<typeof orderRefundsSchema>;

export const listOwedRefunds = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/refunds.json',
  scope: 'orders:read',
  branch: 'asked',
  summary: 'Money that is owed back to diners, also of orders that are over, newest first',
  status: 200,
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(owedRefundSchema),
});

export const setRefunded = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/refunds/{id}.json',
  scope: 'refunds:write',
  branch: 'refund',
  summary: 'Says that owed money was given back by hand',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ status: z.literal('refunded'), note: z.optional(noteSchema) }),
  response: refundedSchema,
});

export const refundOrder = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/orders/{id}/refunds.json',
  scope: 'refunds:write',
  branch: 'order',
  summary: 'Gives back what was paid online for an order, or a part of it',
  status: 201,
  idempotency: 'required',
  params: z.object({ id: idParamSchema }),
  /** Without an amount: all that the order keeps. The diner reads the words, never the reason. */
  body: z.object({
    amount: z.optional(givenAmountSchema.check(z.positive())),
    reason: noteSchema,
    words: z.optional(noteSchema),
  }),
  response: orderRefundsSchema,
});
