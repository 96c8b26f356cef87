import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { ordersSchema } from './orders';

const own = { auth: 'profile', status: 200 } as const;

export const listActualPurchases = defineCall({
  ...own,
  service: 'experience',
  method: 'GET',
  path: '/api/actual_purchases.json',
  summary: "The diner's open carts and running orders",
  response: ordersSchema,
});

export const listMyPurchases = defineCall({
  ...own,
  service: 'experience',
  method: 'GET',
  path: '/api/my_purchases/{id}.json',
  summary: "The diner's closed orders, newest first; `before` pages on",
  params: z.object({ id: idParamSchema }),
  query: z.object({ before: z.optional(idParamSchema) }),
  response: ordersSchema,
});
