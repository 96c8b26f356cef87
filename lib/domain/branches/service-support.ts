import type { ServiceChoice } from './services';

/**
 * How far this program carries each service: `order` is ordered and paid here, `read` has a menu to read and is ordered
 * from a person, `call` is agreed with the branch by phone or chat, `none` is not shown. Turning a service on is a
 * change of its word here; screens, markup and refusals read it (rule tenant/service-support).
 */
const SUPPORT = {
  delivery: 'order',
  schedule: 'order',
  take_away: 'order',
  on_table: 'read',
  room: 'call',
  book: 'call',
  grab_and_go: 'none',
} as const satisfies Record<ServiceChoice, 'order' | 'read' | 'call' | 'none'>;

export type ServiceSupport = 'order' | 'read' | 'call' | 'none';

export const supportOf = (choice: ServiceChoice): ServiceSupport => SUPPORT[choice];

/** Whether an order for a service can be placed and paid here. */
export const isOrderable = (choice: ServiceChoice): boolean => supportOf(choice) === 'order';

/** Whether a service has a screen of its own that a link may lead to. */
export const hasScreen = (choice: ServiceChoice): boolean =>
  supportOf(choice) === 'order' || supportOf(choice) === 'read';
