import type { View } from '@/lib/domain/tenant/views';
import { serviceFromQuery } from './service-choice';
import { hasScreen } from './service-support';
import type { ServiceChoice } from './services';

/** What entering a screen does to the chosen service: sets one, clears it, or leaves it. */
export type ServiceChange = { kind: 'set'; choice: ServiceChoice } | { kind: 'clear' } | { kind: 'keep' };

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
 * The service after entering a screen: the landing clears it, some screens are a service, and `?service=` wins
 * over both. Under a branch, a service that it lacks is ignored, and everywhere one that has no screen here.
 * A room that has one stays a room on the table's screens.
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
