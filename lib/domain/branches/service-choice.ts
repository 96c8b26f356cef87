import { SERVICE_CHOICES, type Service, type ServiceChoice, type Subservice } from './services';

/** `service_label` on the wire (rule branches/service-labels); screens use the catalogues. */
export const SERVICE_LABELS = {
  on_table: 'En mesa',
  room: 'En habitacion',
  delivery: 'Delivery',
  take_away: 'Para llevar',
  schedule: 'Programar pedido',
  book: 'Reservar',
  grab_and_go: 'En mesa',
} as const satisfies Record<ServiceChoice, string>;

/** Grab-and-go has its own route (rule branches/service-in-address). */
const QUERY_SERVICES = SERVICE_CHOICES.filter((choice) => choice !== 'grab_and_go');

/** Grab-and-go is on the table without a table (rule table/grab-and-go). */
export function toService(choice: ServiceChoice): { service: Service; subservice: Subservice | null } {
  if (choice === 'room' || choice === 'grab_and_go') return { service: 'on_table', subservice: choice };
  if (choice === 'schedule') return { service: 'delivery', subservice: 'schedule' };
  return { service: choice, subservice: null };
}

/** Ordered from anywhere; between these a cart is moved (rule cart/brought-along). */
export const REMOTE_CHOICES = [
  'delivery',
  'schedule',
  'take_away',
] as const satisfies readonly ServiceChoice[];
export type RemoteChoice = (typeof REMOTE_CHOICES)[number];
export const toRemoteChoice = (choice: ServiceChoice | null): RemoteChoice | null =>
  REMOTE_CHOICES.find((one) => one === choice) ?? null;

/** A subservice of another service is ignored; what is fetched at an hour is take away (rule cart/hour). */
export function toServiceChoice({
  service,
  subservice,
}: {
  service: Service;
  subservice: Subservice | null;
}): ServiceChoice {
  if (service === 'on_table' && (subservice === 'room' || subservice === 'grab_and_go')) return subservice;
  if (service === 'delivery' && subservice === 'schedule') return 'schedule';
  return service;
}

const cartOf = (choice: ServiceChoice) => (choice === 'schedule' ? 'delivery' : choice);

/** Deliveries share a cart; table, room and counter have one each (rule cart/one-per-service). */
export const sharesCart = (one: ServiceChoice, other: ServiceChoice): boolean =>
  cartOf(one) === cartOf(other);

/** A null subservice fits every service (rule cart/hour). */
export const hasSubservice = ({
  service,
  subservice,
}: {
  service: Service;
  subservice: Subservice | null;
}): boolean =>
  subservice === null ||
  toService(subservice).service === service ||
  (subservice === 'schedule' && service === 'take_away');

/** The chosen service if the branch offers it, else null. */
export const choiceAtBranch = ({
  choice,
  offered,
}: {
  choice: ServiceChoice | null;
  offered: readonly ServiceChoice[];
}): ServiceChoice | null => (choice !== null && offered.includes(choice) ? choice : null);

/** The service that `?service=` names (rule branches/service-in-address), else null. */
export function serviceFromQuery(value: string | null | undefined): ServiceChoice | null {
  return QUERY_SERVICES.find((choice) => choice === value) ?? null;
}
