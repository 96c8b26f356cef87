import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { IN_PERSON_METHODS } from '@/lib/domain/payments/payment-methods';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';

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
});
export type TakenPayment = z.infer<typeof takenPaymentSchema>;

/** Idempotent: the same again answers the same. */
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
