import type { StaffScope } from './scopes';

/**
 * The screens of a restaurant at the staff address, in the order of its bar, each with the right without which it is not offered.
 * `screen_${name}` in the group `Staff` is its name.
 */
export const STAFF_SCREENS = [
  { name: 'board', scope: null },
  { name: 'tables', scope: 'tables:write' },
  { name: 'hand-over', scope: 'orders:write' },
  { name: 'deliveries', scope: 'orders:write' },
  { name: 'help', scope: 'orders:read' },
  { name: 'bookings', scope: 'bookings:read' },
  { name: 'sold-out', scope: 'menu:write' },
  { name: 'people', scope: 'people:write' },
  { name: 'history', scope: 'history:read' },
] as const satisfies readonly { name: string; scope: StaffScope | null }[];
export type StaffScreen = (typeof STAFF_SCREENS)[number]['name'];
