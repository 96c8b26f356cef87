import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from './screen-path';

/** Names the list of branches in an address: whoever asks for the list is not led on from it. */
export const LIST_ID = 'branches';

const LOCATION = screenPath({ screen: 'location' });
const WITHOUT_BRANCH: Partial<Record<ServiceChoice, string>> = {
  delivery: `${LOCATION}?service=delivery`,
  schedule: `${LOCATION}?service=schedule`,
  take_away: screenPath({ screen: 'branch-to-take-away' }),
  on_table: screenPath({ screen: 'branch-to-on-table' }),
  book: screenPath({ screen: 'branch-to-book' }),
};

/**
 * Where choosing a service leads: in a branch to its own screen of that service, elsewhere to the choice of a branch
 * (rule branches/choice-by-service). Null where no link can: a room is known by its code alone (rule table/room-code).
 */
export function servicePath({ choice, slug }: { choice: ServiceChoice; slug: string | null }): string | null {
  if (slug === null || choice === 'book') return WITHOUT_BRANCH[choice] ?? null;
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
      return null;
  }
}

/** The list of the branches that offer a service, to choose another one from; null where there is none. */
export function branchListPath(choice: ServiceChoice): string | null {
  const path = servicePath({ choice, slug: null });
  return path === null ? null : `${path}#${LIST_ID}`;
}

/**
 * Where a service of a branch begins when its card or a button of the landing is pressed. A room's menu can be read
 * without its code, which ordering then asks for (rule table/room-code).
 */
export function serviceEntry({ slug, choice }: { slug: string; choice: ServiceChoice }): string {
  switch (choice) {
    case 'on_table':
      return screenPath({ screen: '*/menu-digital', slug });
    case 'room':
      return `${screenPath({ screen: '*/menu-digital', slug })}?service=room`;
    case 'grab_and_go':
      return screenPath({ screen: '*/grab-and-go', slug });
    case 'delivery':
    case 'schedule':
    case 'take_away':
    case 'book':
      return `/${slug}?service=${choice}`;
  }
}

/** False for a tenant whose only link is the table: its landing redirects to the menu (rule table/single-link). */
export function hasLanding(links: readonly { type: ServiceChoice }[]): boolean {
  return links.length !== 1 || links[0]?.type !== 'on_table';
}
