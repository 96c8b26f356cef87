/** The rights of a staff key or of one of a restaurant's people (rule staff/keys, rule staff/people). */
export const STAFF_SCOPES = [
  'instance:read',
  'instance:lock',
  'orders:read',
  'orders:write',
  'refunds:write',
  'transfers:write',
  'menu:write',
  'shop:write',
  'tables:write',
  'bookings:read',
  'bookings:write',
  'day:read',
  'day:write',
  'history:read',
  'people:write',
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** A program invites nobody, because what somebody wrote down in its settings would make owners; and it watches nobody at work. */
const OF_PEOPLE: readonly StaffScope[] = ['history:read', 'people:write'];
export const KEY_SCOPES: readonly StaffScope[] = STAFF_SCOPES.filter((scope) => !OF_PEOPLE.includes(scope));
