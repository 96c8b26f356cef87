import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { addProductToBookRequestSchema, bookingSchema, removeLineRequestSchema } from './booking';

const own = { service: 'cart', auth: 'profile', status: 200, response: bookingSchema } as const;

export const addProductToBook = defineCall({
  ...own,
  method: 'POST',
  path: '/shopping_cart/add_product_to_book',
  idempotency: 'accepted',
  summary: 'Orders a product ahead of a booked table',
  body: addProductToBookRequestSchema,
});

/** Idempotent where `purchase_id` is said; a line that is there says its booking by itself. Of a line, for the profile that booked. No DELETE has a body, which a link's token would need. */
export const removeProductOfBook = defineCall({
  ...own,
  method: 'DELETE',
  path: '/shopping_cart/add_product_to_book/{id}',
  summary: 'Takes a line off what is ordered ahead of a table',
  params: z.object({ id: idParamSchema }),
  query: z.object({ purchase_id: z.optional(idParamSchema) }),
});

/** The same by a link (rule booking/link). */
export const removeLineAhead = defineCall({
  ...own,
  service: 'core-api',
  method: 'POST',
  path: '/book/bookings/{id}/remove_line.json',
  summary: 'Takes a line off what is ordered ahead of a table, also by a link',
  params: z.object({ id: idParamSchema }),
  body: removeLineRequestSchema,
});
