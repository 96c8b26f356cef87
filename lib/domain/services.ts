/** The service vocabulary of spec section 4: what a diner can ask of a branch. */
export const SERVICES = ['on_table', 'delivery', 'take_away', 'book'] as const;
export type Service = (typeof SERVICES)[number];

/** A subservice narrows a service: `room` is on the table, `schedule` is a delivery. */
export const SUBSERVICES = ['room', 'schedule'] as const;
export type Subservice = (typeof SUBSERVICES)[number];

/** What one can choose in a link, a branch's offer or `?service=` (decision 13), plus grab-and-go (decision 23). */
export const SERVICE_CHOICES = [
  'delivery',
  'schedule',
  'take_away',
  'on_table',
  'room',
  'book',
  'grab_and_go',
] as const;
export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** The classes of the digital menu (decisions 32 to 34). */
export const ON_TABLE_CLASSES = [
  'basic',
  'checkout',
  'checkout_plazoleta',
  'checkout_no_incremental',
] as const;
export type OnTableClass = (typeof ON_TABLE_CLASSES)[number];

/** The targets a landing button may have beside `blank` and `self` (spec section 2); the last two are ours. */
export const SERVICE_TARGETS = [
  'service_delivery',
  'service_schedule',
  'service_take_away',
  'service_table',
  'service_book',
  'service_room',
  'service_grab_and_go',
] as const;
export type ServiceTarget = (typeof SERVICE_TARGETS)[number];
