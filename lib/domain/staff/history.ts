/** The parts of a restaurant that its history is searched by (rule staff/history). */
export const HISTORY_TOPICS = [
  'orders',
  'money',
  'tables',
  'bookings',
  'products',
  'people',
  'restaurant',
] as const;
export type HistoryTopic = (typeof HISTORY_TOPICS)[number];

/** Every kind of action that is written down. Each has a sentence in the catalogues, `did_` and its name. */
const TOPICS = {
  'order.status': 'orders',
  'order.cancelled_by_diner': 'orders',
  'order.undone': 'orders',
  'order.recalled': 'orders',
  'order.wrong_signs': 'orders',
  'order.line_struck': 'orders',
  'order.line_unstruck': 'orders',
  'order.first': 'orders',
  'order.not_first': 'orders',
  'order.news_read': 'orders',
  'link.created': 'orders',
  'link.revoked': 'orders',
  'rating_link.created': 'orders',
  'help.answered': 'orders',
  'help.settled': 'orders',
  'help_photo.seen': 'orders',
  'door_photo.seen': 'orders',
  'order.refund': 'money',
  'refund.given': 'money',
  'transfer.seen': 'money',
  'transfer.confirmed': 'money',
  'transfer.refused': 'money',
  'payment.taken': 'money',
  'payment.not_taken': 'money',
  'payment.method': 'money',
  'room_charge.settled': 'money',
  'cash.opening': 'money',
  'cash.in': 'money',
  'cash.out': 'money',
  'day.closed': 'money',
  'day.printed': 'money',
  'waiter_call.attended': 'tables',
  'account.open': 'tables',
  'account.add': 'tables',
  'account.code': 'tables',
  'account.round': 'tables',
  'account.line': 'tables',
  'account.lines': 'tables',
  'account.called': 'tables',
  'account.uncalled': 'tables',
  'account.void': 'tables',
  'account.move': 'tables',
  'account.close': 'tables',
  'account.admit': 'tables',
  'account.remove_member': 'tables',
  'booking.approve': 'bookings',
  'booking.decline': 'bookings',
  'booking.seated': 'bookings',
  'booking.no_show': 'bookings',
  'booking.expected': 'bookings',
  'booking.tables': 'bookings',
  'booking.freed': 'bookings',
  'booking.made': 'bookings',
  'booking.walk_in': 'bookings',
  'booking.block': 'bookings',
  'booking.news_read': 'bookings',
  'product.offer': 'products',
  'product.option': 'products',
  'person.invited': 'people',
  'person.uninvited': 'people',
  'person.joined': 'people',
  'person.role': 'people',
  'person.password_link': 'people',
  'person.password': 'people',
  'person.signed_in': 'people',
  'person.second_factor_on': 'people',
  'person.second_factor_off': 'people',
  'person.second_factor_cleared': 'people',
  'person.recovery_used': 'people',
  'person.passkey_added': 'people',
  'person.passkey_removed': 'people',
  'branch.busy': 'restaurant',
  'person.pin': 'people',
  'device.added': 'people',
  'device.code': 'people',
  'device.enrolled': 'people',
  'device.turn': 'people',
  'device.wrong_pin': 'people',
  'device.pins': 'people',
  'device.ended': 'people',
  'branch.pause': 'restaurant',
  'instance.status': 'restaurant',
  'key.created': 'restaurant',
  'key.revoked': 'restaurant',
  'account.set': 'restaurant',
  'account.retired': 'restaurant',
  'television.opened': 'restaurant',
  'television.ended': 'restaurant',
  'measure.set': 'restaurant',
  'measure.removed': 'restaurant',
} as const satisfies Record<string, HistoryTopic>;

export type ActionKind = keyof typeof TOPICS;
export const ACTION_KINDS = Object.keys(TOPICS) as ActionKind[];

/** Those of the table's account and of the order whose details say it by `id`. */
export const ORDER_BY_ID: readonly ActionKind[] = ACTION_KINDS.filter(
  (kind) =>
    (TOPICS[kind] === 'tables' && kind !== 'waiter_call.attended') ||
    (TOPICS[kind] === 'orders' && !kind.startsWith('help') && kind !== 'door_photo.seen'),
);

/** @returns null for a kind that a newer backend wrote down */
export const actionKindOf = (action: string): ActionKind | null =>
  ACTION_KINDS.find((kind) => kind === action) ?? null;

export const kindsOf = (topic: HistoryTopic): ActionKind[] =>
  ACTION_KINDS.filter((kind) => TOPICS[kind] === topic);
