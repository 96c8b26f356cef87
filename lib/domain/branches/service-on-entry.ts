import type { View } from '@/lib/domain/tenant/views';
import { serviceFromQuery } from './service-choice';
import { hasScreen } from './service-support';
import type { ServiceChoice } from './services';

type ServiceChange = { kind: 'set'; choice: ServiceChoice } | { kind: 'clear' } | { kind: 'keep' };

const SERVICE_OF_VIEW: Partial<Record<View, ServiceChoice>> = {
  Location: 'delivery',
  BranchOnTable: 'on_table',
  BranchToTakeAway: 'take_away',
  BranchToBook: 'book',
  OnTableHome: 'on_table',
  OnTableMenuDigital: 'on_table',
  GrabAndGo: 'grab_and_go',
};
const TABLE_VIEWS: readonly View[] = ['OnTableHome', 'OnTableMenuDigital'];

/**
 * The landing clears the service, some screens imply one, `?service=` wins. Services that the branch lacks or that
 * have no screen are ignored. A room stays chosen on the table's screens.
 */
export function serviceOnEntry({
  view,
  query,
  stored,
  offered,
}: {
  view: View;
  query: string | null;
  stored: ServiceChoice | null;
  offered: readonly ServiceChoice[] | null;
}): ServiceChange {
  const asked = serviceFromQuery(query);
  if (asked && hasScreen(asked) && (offered === null || offered.includes(asked)))
    return { kind: 'set', choice: asked };
  if (stored === 'room' && hasScreen(stored) && TABLE_VIEWS.includes(view)) return { kind: 'keep' };
  const own = SERVICE_OF_VIEW[view];
  if (own) return { kind: 'set', choice: own };
  return view === 'Main' || view === 'BranchWithOutService' ? { kind: 'clear' } : { kind: 'keep' };
}
