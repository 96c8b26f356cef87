import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';

/** The only answer with its token. */
const orderLinkSchema = z.object({
  id: idSchema,
  number: z.nullable(z.int()),
  url: z.string(),
  expires_at: z.string(),
});
export type OrderLink = z.infer<typeof orderLinkSchema>;
const revokedLinksSchema = z.object({ id: idSchema, revoked: z.int() });
export type RevokedLinks = z.infer<typeof revokedLinksSchema>;

const own = { service: 'staff', auth: 'staff', path: '/staff/orders/{id}/links.json' } as const;

export const createOrderLink = defineCall({
  ...own,
  method: 'POST',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Makes a link by which somebody else pays an order that waits for its payment',
  status: 201,
  params: z.object({ id: idParamSchema }),
  response: orderLinkSchema,
});

export const deleteOrderLinks = defineCall({
  ...own,
  method: 'DELETE',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Revokes the links of an order; who has joined stays',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: revokedLinksSchema,
});

export const createRatingLink = defineCall({
  service: 'staff',
  auth: 'staff',
  path: '/staff/orders/{id}/rating_links.json',
  method: 'POST',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Makes a link by which whoever ordered rates an order that has come',
  status: 201,
  params: z.object({ id: idParamSchema }),
  response: orderLinkSchema,
});
