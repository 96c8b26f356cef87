import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { openLinkRequestSchema } from './links';
import { orderSchema } from './orders';

const { shape } = orderSchema;

/** How an order stands, for whoever has its link: nobody's name, address, products or money (rule orders/status-link). */
export const orderStandingSchema = z.object({
  number: shape.number,
  bck_purchase_id: shape.bck_purchase_id,
  supplier: z.object({ name: z.string() }),
  service: shape.service,
  subservice: shape.subservice,
  status: shape.status,
  arrival: shape.arrival,
  timeline: shape.timeline,
  /** Null for a stranger; a member reads the order itself. */
  role: z.nullable(shape.role),
});
export type OrderStanding = z.infer<typeof orderStandingSchema>;

const statusLinkSchema = z.object({ url: z.string() });
export type StatusLink = z.infer<typeof statusLinkSchema>;

const own = { service: 'cart', auth: 'profile', method: 'POST' } as const;

/** Each call makes another link; the token is answered once. */
export const shareStatus = defineCall({
  ...own,
  status: 201,
  path: '/orders/{id}/status_links.json',
  summary: 'A link that shows how an order stands, for its owner to share',
  params: z.object({ id: idParamSchema }),
  response: statusLinkSchema,
});

/** A POST, so that the token stands in no address. It writes nothing. */
export const openStatus = defineCall({
  ...own,
  status: 200,
  path: '/orders/{id}/status_link.json',
  summary: 'What a link shows of how an order stands',
  params: z.object({ id: idParamSchema }),
  body: openLinkRequestSchema,
  response: orderStandingSchema,
});
