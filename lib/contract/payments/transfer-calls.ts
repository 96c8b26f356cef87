import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { orderSchema } from '@/lib/contract/orders/orders';
import { amountSchema, idParamSchema } from '@/lib/contract/primitives';
import { ACCOUNT_TYPES, MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';

/** The amount, the account and the words of a transfer (rule payments/transfer). */
const transferSchema = z.object({
  account: z.object({
    bank: z.string(),
    type: z.nullable(z.enum(ACCOUNT_TYPES)),
    number: z.string(),
    holder: z.string(),
    document: z.string(),
  }),
  amount: amountSchema,
  /** The order's number, for the transfer's words. */
  reference: z.string(),
});
export type Transfer = z.infer<typeof transferSchema>;

const own = {
  service: 'payments',
  auth: 'profile',
  status: 200,
  path: '/payments/transfer/{purchase_id}.json',
  params: z.object({ purchase_id: idParamSchema }),
} as const;

export const getTransfer = defineCall({
  ...own,
  method: 'GET',
  summary: 'The account that a placed order is paid to by transfer, for its members',
  response: transferSchema,
});

export const uploadProof = defineCall({
  service: 'core-api',
  auth: 'profile',
  status: 200,
  method: 'POST',
  path: '/api/pay_purchase_image',
  summary: 'Sends the picture that shows a transfer, or another in its place; staff then look at it',
  body: z.strictObject({ purchase_id: idParamSchema }),
  file: { mostBytes: MOST_PROOF_BYTES },
  response: orderSchema,
});

/** Idempotent. */
export const withdrawTransfer = defineCall({
  ...own,
  method: 'DELETE',
  summary: 'Takes the proof under review back, so that the order can be paid another way',
  response: orderSchema,
});
