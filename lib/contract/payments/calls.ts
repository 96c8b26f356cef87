import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import {
  banksSchema,
  orderSchema,
  payInPersonRequestSchema,
  paymentSchema,
  startPaymentRequestSchema,
} from '@/lib/contract/orders/orders';
import { gatewaySchema } from '@/lib/contract/payments/gateway';
import { idParamSchema } from '@/lib/contract/primitives';

const own = { service: 'payments', auth: 'profile', status: 200 } as const;

export const startPayment = defineCall({
  ...own,
  method: 'POST',
  path: '/payments.json',
  summary: 'Pays a placed order online; one live attempt at a time',
  status: 201,
  idempotency: 'required',
  body: startPaymentRequestSchema,
  response: paymentSchema,
});

/** Idempotent (rule payments/in-person); the order may have been paid online meanwhile. */
export const payInPerson = defineCall({
  ...own,
  method: 'PUT',
  path: '/payments/in_person/{purchase_id}.json',
  summary: 'Pays a placed order in person instead of online; gives the attempt on its way up',
  params: z.object({ purchase_id: idParamSchema }),
  body: payInPersonRequestSchema,
  response: orderSchema,
});

/** Idempotent; what the gateway approved by then pays the order (rule payments/leaving). */
export const giveUpPayment = defineCall({
  ...own,
  method: 'PUT',
  path: '/payments/given_up/{payment_id}.json',
  summary:
    'Leaves a payment that waits for its payer: cancelled where the gateway can, else what still comes is given back',
  params: z.object({ payment_id: idParamSchema }),
  response: orderSchema,
});

export const listBanks = defineCall({
  service: 'payments',
  auth: 'none',
  method: 'GET',
  path: '/payments/banks.json',
  summary: "The banks that one can pay from by PSE at the store's gateway, by name",
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: banksSchema,
});

export const getGateway = defineCall({
  service: 'payments',
  auth: 'none',
  method: 'GET',
  path: '/payments/gateway.json',
  summary: "What the browser needs to speak to the store's gateway itself",
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: gatewaySchema,
});
