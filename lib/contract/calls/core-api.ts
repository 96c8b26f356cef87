import * as z from 'zod/mini';
import { paymentMethodsSchema } from '../payment-methods';
import { idParamSchema, serviceChoiceSchema } from '../primitives';
import { defineCall } from './define-call';

/** `tipe` is the specification's own spelling (decision 30). */
export const getPaymentMethods = defineCall({
  service: 'core-api',
  method: 'GET',
  path: '/api/v4/payment_methods.json',
  summary: 'How one can pay at a branch for a service',
  auth: 'none',
  status: 200,
  query: z.object({ supplier_id: idParamSchema, tipe: z.literal('array'), service: serviceChoiceSchema }),
  response: paymentMethodsSchema,
});
