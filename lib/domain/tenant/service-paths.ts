import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from './screen-path';

/** Marks a request for the list of branches: no automatic forward. */
export const LIST_ID = 'branches';

const LOCATION = screenPath({ screen: 'location' });
const WITHOUT_BRANCH: Partial<Record<ServiceChoice, string>> = {
  delivery: `${LOCATION}?service=delivery`,
  schedule: `${LOCATION}?service=schedule`,
  take_away: screenPath({ screen: 'branch-to-take-away' }),
  on_table: screenPath({ screen: 'branch-to-on-table' }),
  book: screenPath({ screen: 'branch-to-book' }),
};

/** The branch's screen, else a list (rule branches/choice-by-service). Null for a room without one (rule table/room-code). */
export function servicePath({ choice, slug }: { choice: ServiceChoice; slug: string | null }): string | null {
  if (slug === null) return WITHOUT_BRANCH[choice] ?? null;
  switch (choice) {
    case 'delivery':
    case 'schedule':
    case 'take_away':
      return `/${slug}?service=${choice}`;
    case 'on_table':
      return screenPath({ screen: '*/menu-digital/home', slug });
    case 'grab_and_go':
      return screenPath({ screen: '*/grab-and-go', slug });
    case 'room':
      return screenPath({ screen: '*/service-room', slug });
    case 'book':
      return screenPath({ screen: '*/reservar', slug });
  }
}

/** The branches that offer a service; null where there is no list. */
export function branchListPath(choice: ServiceChoice): string | null {
  const path = servicePath({ choice, slug: null });
  return path === null ? null : `${path}#${LIST_ID}`;
}

/** Where a card or button starts a service. A room's menu needs no code (rule table/room-code). */
export function serviceEntry({ slug, choice }: { slug: string; choice: ServiceChoice }): string {
  switch (choice) {
    case 'on_table':
      return screenPath({ screen: '*/menu-digital', slug });
    case 'room':
      return screenPath({ screen: '*/service-room', slug });
    case 'grab_and_go':
      return screenPath({ screen: '*/grab-and-go', slug });
    case 'delivery':
    case 'schedule':
    case 'take_away':
      return `/${slug}?service=${choice}`;
    case 'book':
      return screenPath({ screen: '*/reservar', slug });
  }
}

/** False when the only link is the table: redirects to the menu (rule table/single-link). */
export function hasLanding(links: readonly { type: ServiceChoice }[]): boolean {
  return links.length !== 1 || links[0]?.type !== 'on_table';
}
