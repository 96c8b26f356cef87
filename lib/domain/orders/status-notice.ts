import type { OrderStatus } from './order-states';

/** How the owner of an order is told how it stands (rule orders/notices). */
export const NOTICE_WAYS = ['mail', 'sms', 'push'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export const STATUS_NOTICES = ['accepted', 'ready', 'on_the_way', 'cancelled'] as const;
export type StatusNotice = (typeof STATUS_NOTICES)[number];

/** To one address within a day, by push to one diner, over all its orders at a tenant (rule orders/notices). */
export const MOST_STATUS_NOTICES = { mail: 20, sms: 10, push: 20 } as const satisfies Record<
  NoticeWay,
  number
>;

/** News that an order's owner is told: how it stands, and that the branch answered what they wrote (rule orders/help). */
export type OrderNotice = StatusNotice | 'answered';
/** At most one notice of an answer is sent a day. */
export const ANSWER_NOTICE_PAUSE_MS = 86_400_000;

type Standing = { status: OrderStatus; service: string };

/** The notice for an order's new status; null: none. */
export function statusNoticeOf({ status, service }: Standing): StatusNotice | null {
  if (status === 'packed') return service === 'delivery' ? null : 'ready';
  return STATUS_NOTICES.find((one) => one === status) ?? null;
}

/** A waiting notice about a running order is sent only while it is so. */
export function isStillSo({ kind, ...standing }: Standing & { kind: StatusNotice }): boolean {
  if (kind === 'accepted' && standing.status === 'preparation') return true;
  return statusNoticeOf(standing) === kind;
}
