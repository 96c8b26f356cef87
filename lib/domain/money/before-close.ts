import type { StaffScreen } from '@/lib/domain/staff/screens';

/** The things that may wait when a day is closed, in the order in which they are said, each with the screen that has them (rule staff/before-close). */
export const WAITING_SCREENS = {
  accounts: 'tables',
  orders: 'orders',
  shares: 'money',
  transfers: 'money',
  refunds: 'money',
  charges: 'money',
  deposits: 'bookings',
} as const satisfies Record<string, StaffScreen>;
export type WaitingKind = keyof typeof WAITING_SCREENS;
export const WAITING_KINDS = Object.keys(WAITING_SCREENS) as WaitingKind[];
