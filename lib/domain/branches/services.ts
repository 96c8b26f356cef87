export const SERVICES = ['on_table', 'delivery', 'take_away', 'book'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * A subservice narrows a service: `room` and `grab_and_go` are on the table, `schedule` is a delivery or take away for a
 * chosen hour.
 */
export const SUBSERVICES = ['room', 'schedule', 'grab_and_go'] as const;
export type Subservice = (typeof SUBSERVICES)[number];

/** Values of links, branch offers and `?service=` (rule branches/service-in-address, rule table/grab-and-go). */
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

/** Classes of the digital menu (rule table/classes). */
export const ON_TABLE_CLASSES = [
  'basic',
  'checkout',
  'checkout_plazoleta',
  'checkout_no_incremental',
] as const;
export type OnTableClass = (typeof ON_TABLE_CLASSES)[number];

/** Services of the landing's button targets (rule tenant/landing-buttons); `blank` and `self` have none. */
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
/** Safe cast: these are the record's only keys. */
export const SERVICE_TARGETS = Object.keys(SERVICE_OF_TARGET) as ServiceTarget[];
