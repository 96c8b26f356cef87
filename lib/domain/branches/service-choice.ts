import { SERVICE_CHOICES, type Service, type ServiceChoice, type Subservice } from './services';

/** `service_label` on the wire, letter by letter (rule branches/service-labels). Screens use the catalogues. */
export const SERVICE_LABELS = {
  on_table: 'En mesa',
  room: 'En habitacion',
  delivery: 'Delivery',
  take_away: 'Para llevar',
  schedule: 'Programar pedido',
  book: 'Reservar',
  grab_and_go: 'En mesa',
} as const satisfies Record<ServiceChoice, string>;

/** What `?service=` may say; grab-and-go has a route of its own (rule branches/service-in-address). */
const QUERY_SERVICES = SERVICE_CHOICES.filter((choice) => choice !== 'grab_and_go');

/**
 * A choice as the service and subservice that calls carry; grab-and-go is the table's menu without a table
 * (rule table/grab-and-go).
 */
export function toService(choice: ServiceChoice): { service: Service; subservice: Subservice | null } {
  if (choice === 'room') return { service: 'on_table', subservice: 'room' };
  if (choice === 'schedule') return { service: 'delivery', subservice: 'schedule' };
  return { service: choice === 'grab_and_go' ? 'on_table' : choice, subservice: null };
}

/** The choice behind a service and a subservice; a subservice of another service counts for nothing. */
export function toServiceChoice({
  service,
  subservice,
}: {
  service: Service;
  subservice: Subservice | null;
}): ServiceChoice {
  if (service === 'on_table' && subservice === 'room') return 'room';
  if (service === 'delivery' && subservice === 'schedule') return 'schedule';
  return service;
}

/** Whether a service has a subservice; to have none fits every service. */
export const hasSubservice = ({
  service,
  subservice,
}: {
  service: Service;
  subservice: Subservice | null;
}): boolean => subservice === null || toService(subservice).service === service;

/** The service that a branch is ordered from: the chosen one if it offers that, else null. */
export const choiceAtBranch = ({
  choice,
  offered,
}: {
  choice: ServiceChoice | null;
  offered: readonly ServiceChoice[];
}): ServiceChoice | null => (choice !== null && offered.includes(choice) ? choice : null);

/** The service that an address preselects (rule branches/service-in-address); null when it names none. */
export function serviceFromQuery(value: string | null | undefined): ServiceChoice | null {
  return QUERY_SERVICES.find((choice) => choice === value) ?? null;
}
