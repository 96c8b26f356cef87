/** What a diner can ask of a branch. */
export const SERVICES = ['on_table', 'delivery', 'take_away', 'book'] as const;
export type Service = (typeof SERVICES)[number];

/** A subservice narrows a service: `room` is on the table, `schedule` is a delivery. */
export const SUBSERVICES = ['room', 'schedule'] as const;
export type Subservice = (typeof SUBSERVICES)[number];

/**
 * What one can choose in a link, a branch's offer or `?service=` (rule branches/service-in-address), plus grab-and-go
 * (rule table/grab-and-go).
 */
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

/** The classes of the digital menu (rule table/classes). */
export const ON_TABLE_CLASSES = [
  'basic',
  'checkout',
  'checkout_plazoleta',
  'checkout_no_incremental',
] as const;
export type OnTableClass = (typeof ON_TABLE_CLASSES)[number];

/** The targets a landing button may have beside `blank` and `self`, with their services (rule tenant/landing-buttons). */
export const SERVICE_OF_TARGET = {
  service_delivery: 'delivery',
  service_schedule: 'schedule',
  service_take_away: 'take_away',
  service_table: 'on_table',
  service_book: 'book',
  service_room: 'room',
  service_grab_and_go: 'grab_and_go',
} as const satisfies Record<string, ServiceChoice>;
export type ServiceTarget = keyof typeof SERVICE_OF_TARGET;
/** Of these names alone the record is made. */
export const SERVICE_TARGETS = Object.keys(SERVICE_OF_TARGET) as ServiceTarget[];
