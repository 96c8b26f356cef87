import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { codeLine } from '@/lib/contract/typed-text';
import { IN_PERSON_METHODS } from '@/lib/domain/payments/payment-methods';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import { noteSchema } from './calls';
import { decidedBySchema } from './doer';

/** A share of a table's account that somebody pays in cash or by the reader (rule payments/shares). */
export const waitingPaymentSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  supplier_id: idSchema,
  table: z.object({ id: idSchema, label: z.string() }),
  /** The payer's name; null: nobody said one. */
  name: z.nullable(z.string()),
  method: z.enum(IN_PERSON_METHODS),
  /** With the tip, which is told beside it. */
  amount: amountSchema,
  tip: amountSchema,
  /** The cash that the payer hands over; null: not cash, or the exact amount. */
  cash_amount: z.nullable(amountSchema),
  begun_at: z.string(),
});
export type WaitingPayment = z.infer<typeof waitingPaymentSchema>;

export const listWaitingPayments = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/payments.json',
  scope: 'tables:write',
  branch: 'asked',
  summary: 'Shares of accounts that are paid in person and wait for staff, oldest first',
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(waitingPaymentSchema),
});

const takenPaymentSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  by: decidedBySchema,
});
export type TakenPayment = z.infer<typeof takenPaymentSchema>;

/** Idempotent: the same again answers the same. Another one is a `conflict`, whose `by` names who decided. */
export const takePayment = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/payments/{id}/taken.json',
  scope: 'tables:write',
  branch: 'payment',
  summary: 'Says that the money of a share was taken in person, or that it was not',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ taken: z.boolean() }),
  response: takenPaymentSchema,
});

const settledProblemSchema = z.object({ payment_id: idSchema, purchase_id: idSchema, by: decidedBySchema });
export type SettledProblem = z.infer<typeof settledProblemSchema>;

/** Idempotent. `conflict` where another charge than the one that was read does not match by now, or none. */
export const settleChargeProblem = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/charge_problems/{id}.json',
  scope: 'refunds:write',
  branch: 'payment',
  summary: 'Says that a charge that does not match was dealt with at the gateway, by the payment of it',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({
    transaction: z.string().check(codeLine, z.maxLength(200)),
    note: z.optional(noteSchema),
  }),
  response: settledProblemSchema,
});
