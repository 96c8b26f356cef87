import { STAFF_SCOPES, type StaffScope } from './scopes';

/** The roles of a restaurant's people, those who may most first (rule staff/people). */
export const STAFF_ROLES = ['owner', 'manager', 'cashier', 'waiter', 'kitchen'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const SCOPES: Record<StaffRole, readonly StaffScope[]> = {
  owner: STAFF_SCOPES,
  manager: STAFF_SCOPES.filter((scope) => scope !== 'instance:lock'),
  cashier: [
    'instance:read',
    'orders:read',
    'orders:write',
    'refunds:write',
    'transfers:write',
    'menu:write',
    'tables:write',
    'bookings:read',
    'bookings:write',
    'day:read',
    'day:write',
  ],
  waiter: [
    'instance:read',
    'orders:read',
    'orders:write',
    'menu:write',
    'tables:write',
    'bookings:read',
    'bookings:write',
  ],
  kitchen: ['instance:read', 'orders:read', 'orders:write', 'menu:write'],
};

/** @returns what a role may do */
export const scopesOf = (role: StaffRole): readonly StaffScope[] => SCOPES[role];

/** People above somebody are not theirs to make or change. @returns the roles that somebody of `role` gives and takes */
export const rolesBelow = (role: StaffRole): readonly StaffRole[] =>
  SCOPES[role].includes('people:write') ? STAFF_ROLES.slice(STAFF_ROLES.indexOf(role)) : [];
