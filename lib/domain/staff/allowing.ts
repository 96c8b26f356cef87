import type { StaffScope } from './scopes';

/** Somebody who allows one call at a shared tablet, and their PIN (rule staff/allowing). */
export type Allowed = { personId: number; pin: string };

/** The header of that call: `12:4826`. */
export const ALLOWED_HEADER = 'x-allowed-by';
const WRITTEN = /^([1-9]\d{0,15}):(\d{1,12})$/;

export const printAllowed = ({ personId, pin }: Allowed): string => `${personId}:${pin}`;

/** @returns null for what nobody printed */
export function readAllowed(header: string): Allowed | null {
  const [, personId, pin] = WRITTEN.exec(header) ?? [];
  return personId === undefined || pin === undefined ? null : { personId: Number(personId), pin };
}

/** `pin`: somebody else's PIN allows it here; `no`: somebody else does it, on their own phone or at a shared tablet. */
export type May = 'self' | 'pin' | 'no';

/** Whether somebody may do what takes a scope, to be said before anything is typed (rule staff/allowing). */
export function mayDo({
  scope,
  scopes,
  isTablet,
}: {
  scope: StaffScope;
  scopes: readonly StaffScope[];
  isTablet: boolean;
}): May {
  if (scopes.includes(scope)) return 'self';
  return isTablet ? 'pin' : 'no';
}
