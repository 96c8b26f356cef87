import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { codeLine } from '@/lib/contract/typed-text';
import { LONGEST_ENDPOINT } from '@/lib/domain/orders/push-services';
import { NOTICE_WAYS } from '@/lib/domain/orders/status-notice';

const waySchema = z.enum(NOTICE_WAYS);
/** How its owner is told how an order stands, and how they may be (rule orders/notices). */
export const orderNoticesSchema = z.object({
  /** Null: not at all. */
  by: z.nullable(waySchema),
  /** The ways that this installation sends by, and the order has an address for; at least one. */
  ways: z.array(waySchema),
  /** For which a browser subscribes; null where `push` is no way. */
  push_key: z.nullable(z.string()),
});

/** As a browser says it of its subscription: a point of the curve P-256 and sixteen bytes, in base64url. */
export const pushTargetSchema = z.object({
  endpoint: z.string().check(codeLine, z.maxLength(LONGEST_ENDPOINT)),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushTarget = z.infer<typeof pushTargetSchema>;

const noticeChoiceSchema = z.object({
  by: z.nullable(waySchema),
  /** The browser that is told, of `push` alone. */
  push: z.optional(pushTargetSchema),
});
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>;
export type OrderNotices = z.infer<typeof orderNoticesSchema>;

/** One choice for each order, changed at any time until the order is over. */
export const chooseNotices = defineCall({
  service: 'cart',
  auth: 'profile',
  method: 'PUT',
  path: '/orders/{id}/notices.json',
  status: 200,
  params: z.object({ id: idParamSchema }),
  summary: 'Chooses how the owner of an order is told how it stands',
  body: noticeChoiceSchema,
  response: z.nullable(orderNoticesSchema),
});
