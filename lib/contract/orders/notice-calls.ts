import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { NOTICE_WAYS } from '@/lib/domain/orders/status-notice';

const waySchema = z.enum(NOTICE_WAYS);
/** How its owner is told how an order stands, and how they may be (rule orders/notices). */
export const orderNoticesSchema = z.object({
  /** Null: not at all. */
  by: z.nullable(waySchema),
  /** What this installation sends, and the order has an address for; none of what is over. */
  ways: z.array(waySchema),
});
export type OrderNotices = z.infer<typeof orderNoticesSchema>;

const own = {
  service: 'cart',
  auth: 'profile',
  status: 200,
  path: '/orders/{id}/notices.json',
  params: z.object({ id: idParamSchema }),
} as const;

export const getNotices = defineCall({
  ...own,
  method: 'GET',
  summary: 'How the owner of an order is told how it stands, and how they may be',
  response: orderNoticesSchema,
});

/** One choice for each order, changed at any time until the order is over. */
export const chooseNotices = defineCall({
  ...own,
  method: 'PUT',
  summary: 'Chooses how the owner of an order is told how it stands',
  body: z.object({ by: z.nullable(waySchema) }),
  response: orderNoticesSchema,
});
