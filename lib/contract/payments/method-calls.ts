import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { paymentMethodsSchema } from './payment-methods';

/** `tipe` as on the wire (rule platform/wire-spelling). */
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
