import { scopesAt } from './branches';
import type { StaffRole } from './roles';
import type { StaffScope } from './scopes';

const MINUTE_MS = 60_000;

/** A shared tablet is one of these; nobody makes people from one (rule staff/devices). */
export const DEVICE_ROLES = ['cashier', 'waiter', 'kitchen'] as const;
export type DeviceRole = (typeof DEVICE_ROLES)[number];

/** Letters and numbers that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRTVWXY346789';
const CODE_LENGTH = 8;
export const DEVICE_CODE_MS = 10 * MINUTE_MS;
/** @param random bytes @returns null: more are needed */
export function toDeviceCode(random: Uint8Array): string | null {
  // Without a remainder each sign is as likely.
  const most = 256 - (256 % SIGNS.length);
  const signs = [...random].filter((byte) => byte < most).map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.length < CODE_LENGTH ? null : signs.slice(0, CODE_LENGTH).join('');
}
/** As it is compared, however it was typed. */
export const readDeviceCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** As it is read aloud: `ABCD-2345`. */
export const printDeviceCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A tablet that lies untouched is nobody's again. */
export const TURN_MS = 5 * MINUTE_MS;

const NOT_AT_COUNTERS: readonly StaffScope[] = ['people:write', 'shop:write'];
/** A PIN of a few digits opens no more than work at a counter: no people, no menu or price, and nothing of the whole restaurant. */
export const turnScopesOf = (role: StaffRole): readonly StaffScope[] =>
  scopesAt({ role, branches: [] }).filter((scope) => !NOT_AT_COUNTERS.includes(scope));
