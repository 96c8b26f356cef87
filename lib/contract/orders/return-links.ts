import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import { openLinkRequestSchema, orderStubSchema } from './links';
import { orderSchema } from './orders';

const { shape } = orderSchema;
const { shape: stub } = orderStubSchema;

/** How a payment stands, for a browser that its bank's page came back to: nothing personal (rule payments/return). */
export const returnedPaymentSchema = z.object({
  number: stub.number,
  bck_purchase_id: stub.bck_purchase_id,
  supplier: stub.supplier,
  service: shape.service,
  subservice: shape.subservice,
  is_account: shape.is_account,
  /** It concerns the payment that the link names; others may have paid the same order. */
  payment: z.enum(SHOWN_PAYMENT_STATUSES),
});
export type ReturnedPayment = z.infer<typeof returnedPaymentSchema>;

/** A POST, so that the token stands in no address of the backend. */
export const openReturn = defineCall({
  service: 'cart',
  auth: 'profile',
  method: 'POST',
  status: 200,
  path: '/orders/{id}/return_link.json',
  summary: 'How the payment stands whose return address holds the token',
  params: z.object({ id: idParamSchema }),
  body: openLinkRequestSchema,
  response: returnedPaymentSchema,
});
