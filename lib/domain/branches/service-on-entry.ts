import type { View } from '@/lib/domain/tenant/views';
import { serviceFromQuery } from './service-choice';
import { hasMenu } from './service-support';
import type { ServiceChoice } from './services';

type ServiceChange = { kind: 'set'; choice: ServiceChoice } | { kind: 'clear' } | { kind: 'keep' };

const SERVICE_OF_VIEW: Partial<Record<View, ServiceChoice>> = {
  Location: 'delivery',
  BranchOnTable: 'on_table',
  BranchToTakeAway: 'take_away',
  OnTableHome: 'on_table',
  OnTableMenuDigital: 'on_table',
  GrabAndGo: 'grab_and_go',
  ServiceRoom: 'room',
};

/**
 * The landing clears the service, some screens imply one, `?service=` wins. Services that the branch lacks or that
 * have no menu are ignored: who looks at bookings orders afterwards as before.
 */
export function serviceOnEntry({
  view,
  query,
  offered,
}: {
  view: View;
  query: string | null;
  offered: readonly ServiceChoice[] | null;
}): ServiceChange {
  const asked = serviceFromQuery(query);
  if (asked && hasMenu(asked) && (offered === null || offered.includes(asked)))
    return { kind: 'set', choice: asked };
  const own = SERVICE_OF_VIEW[view];
  if (own) return { kind: 'set', choice: own };
  return view === 'Main' || view === 'BranchWithOutService' ? { kind: 'clear' } : { kind: 'keep' };
}
