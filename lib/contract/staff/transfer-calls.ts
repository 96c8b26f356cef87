import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import { TRANSFER_REFUSALS } from '@/lib/domain/payments/transfer';
import { decidedBySchema } from './doer';

/** A transfer whose proof waits for its review (rule payments/transfer). */
const waitingTransferSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  number: z.nullable(z.int()),
  supplier_id: idSchema,
  /** The name of who ordered; null: erased since. */
  name: z.nullable(z.string()),
  amount: amountSchema,
  uploaded_at: z.string(),
  /** The amount that the diner was told. */
  review_until: z.nullable(z.string()),
});
export type WaitingTransfer = z.infer<typeof waitingTransferSchema>;

const reviewedSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  number: z.nullable(z.int()),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  by: decidedBySchema,
});
export type ReviewedTransfer = z.infer<typeof reviewedSchema>;

export const listTransfers = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/transfers.json',
  scope: 'transfers:write',
  branch: 'asked',
  summary: 'Transfers whose proof waits for its review, oldest first',
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(waitingTransferSchema),
});

/** Idempotent: the same decision again answers the same. Another one is a `conflict`, whose `by` names who decided. */
export const reviewTransfer = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/transfers/{id}.json',
  scope: 'transfers:write',
  branch: 'payment',
  summary: 'Says that the money of a transfer has arrived, or refuses its proof',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('confirm') }),
    z.object({ decision: z.literal('refuse'), reason: z.enum(TRANSFER_REFUSALS) }),
  ]),
  response: reviewedSchema,
});
export type Review = z.infer<typeof reviewTransfer.body>;
