import type { StaffScope } from './scopes';

/** The moments of a restaurant in which its screens are used, in the order of the bar. `moment_${name}` in the group `Staff` is its name. */
const MOMENTS = ['shift', 'day', 'shop'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * The screens of a restaurant at the staff address, in the order of its bar, each with the right without which it is not offered.
 * `screen_${name}` in the group `Staff` is its name. `moment` null: no bar offers it, and a line above the others leads there.
 */
export const STAFF_SCREENS = [
  { name: 'board', moment: 'shift', scope: null },
  { name: 'tables', moment: 'shift', scope: 'tables:write' },
  { name: 'hand-over', moment: 'shift', scope: 'orders:write' },
  { name: 'deliveries', moment: 'shift', scope: 'orders:write' },
  { name: 'help', moment: 'shift', scope: 'orders:read' },
  { name: 'bookings', moment: 'shift', scope: 'bookings:read' },
  { name: 'sold-out', moment: 'shift', scope: 'menu:write' },
  { name: 'today', moment: 'day', scope: 'day:read' },
  { name: 'orders', moment: 'day', scope: 'day:read' },
  { name: 'money', moment: 'day', scope: 'transfers:write' },
  { name: 'close', moment: 'day', scope: 'day:read' },
  { name: 'alarms', moment: 'day', scope: 'day:read' },
  { name: 'said', moment: 'day', scope: 'day:read' },
  { name: 'start', moment: null, scope: 'shop:write' },
  { name: 'menu', moment: 'shop', scope: 'shop:write' },
  { name: 'import', moment: 'shop', scope: 'shop:write' },
  { name: 'branches', moment: 'shop', scope: 'shop:write' },
  { name: 'offers', moment: 'shop', scope: 'shop:write' },
  { name: 'look', moment: 'shop', scope: 'shop:write' },
  { name: 'people', moment: 'shop', scope: 'people:write' },
  { name: 'history', moment: 'shop', scope: 'history:read' },
] as const satisfies readonly { name: string; moment: Moment | null; scope: StaffScope | null }[];
export type StaffScreen = (typeof STAFF_SCREENS)[number]['name'];

/** As many screens stand in one row of a tablet without a group. */
const IN_ONE_ROW = 8;

/**
 * The bar of somebody with these rights: the screens of each moment, or all of them in one group where they are few, so that a cook
 * sees all there is at once (rule staff/bar).
 */
export function barOf(
  scopes: readonly StaffScope[],
): { moment: Moment | null; screens: readonly StaffScreen[] }[] {
  const offered = STAFF_SCREENS.filter(
    ({ moment, scope }) => moment !== null && (scope === null || scopes.includes(scope)),
  );
  if (offered.length <= IN_ONE_ROW) return [{ moment: null, screens: offered.map(({ name }) => name) }];
  return MOMENTS.map((moment) => ({
    moment,
    screens: offered.filter((one) => one.moment === moment).map(({ name }) => name),
  })).filter(({ screens }) => screens.length > 0);
}

/** The first screen of somebody at a restaurant: what is left to do before it opens, for who edits it, else the board. */
export const homeOf = ({
  slug,
  status,
  scopes,
}: {
  slug: string;
  status?: 'active' | 'locked' | undefined;
  scopes: readonly StaffScope[];
}): string => (status === 'locked' && scopes.includes('shop:write') ? `/${slug}/start` : `/${slug}/board`);
