import * as z from 'zod/mini';
import { gatewaySchema, paymentSchema, startPaymentRequestSchema } from '../orders';
import { idParamSchema } from '../primitives';
import { defineCall } from './define-call';

const own = { service: 'payments', auth: 'profile', status: 200 } as const;

/** Ours (decision 114). */
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

export const getPayment = defineCall({
  ...own,
  method: 'GET',
  path: '/payments/{id}.json',
  summary: 'Where a payment stands',
  params: z.object({ id: idParamSchema }),
  response: paymentSchema,
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
