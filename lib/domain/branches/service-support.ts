import type { ServiceChoice } from './services';

/** `order`: ordered here; `read`: only a menu; `call`: by phone or chat (rule tenant/service-support). */
const SUPPORT = {
  delivery: 'order',
  schedule: 'order',
  take_away: 'order',
  on_table: 'read',
  room: 'call',
  book: 'call',
  grab_and_go: 'none',
} as const satisfies Record<ServiceChoice, 'order' | 'read' | 'call' | 'none'>;

type ServiceSupport = 'order' | 'read' | 'call' | 'none';

export const supportOf = (choice: ServiceChoice): ServiceSupport => SUPPORT[choice];

export const isOrderable = (choice: ServiceChoice): boolean => supportOf(choice) === 'order';

export const hasScreen = (choice: ServiceChoice): boolean =>
  supportOf(choice) === 'order' || supportOf(choice) === 'read';
