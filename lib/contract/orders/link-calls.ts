import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { joinOrderRequestSchema, openLinkRequestSchema, orderStubSchema } from './links';
import { orderSchema } from './orders';

const own = { service: 'cart', auth: 'profile', method: 'POST', status: 200 } as const;

/** A POST, so that the token stands in no address. It writes nothing. */
export const openOrderLink = defineCall({
  ...own,
  path: '/orders/{id}/link.json',
  summary: 'What a link shows of an order to somebody who has not joined it',
  params: z.object({ id: idParamSchema }),
  body: openLinkRequestSchema,
  response: orderStubSchema,
});

/** Idempotent (rule orders/links). */
export const joinOrder = defineCall({
  ...own,
  path: '/orders/{id}/members.json',
  summary: 'Makes the caller a guest of an order that waits for its payment',
  params: z.object({ id: idParamSchema }),
  body: joinOrderRequestSchema,
  response: orderSchema,
});
