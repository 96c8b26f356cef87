import type { Ask } from '@/tests/support/backend/backend';
import type { Facts } from '@/tests/support/backend/contract-target';

/** The callers at tenant a: two diners of a, one of b, nobody, and D1 with a token that is not theirs. */
export const CREDENTIALS = ['D1', 'D2', 'E1', 'none', 'wrong'] as const;
export type Credential = (typeof CREDENTIALS)[number];

export type MatrixRow = {
  /** A good call about the objects of somebody: D1 of tenant a, or whoever's facts these are. */
  ask(of: { facts: Facts; profileId: number }): Ask;
  expect: Record<Credential, number>;
  /** The ids are of another tenant's objects: what the route answers then; null when it takes no id. */
  foreign: number | null;
};

/** A diner has no key of the staff. */
export const STAFF = { D1: 401, D2: 401, E1: 401, none: 401, wrong: 401 };

export const staffRead = (path: string): MatrixRow => ({
  ask: () => ({ path }),
  expect: STAFF,
  foreign: null,
});
/** One that is read by an id. */
export const staffReadOf = (path: (facts: Facts) => string): MatrixRow => ({
  ask: ({ facts }) => ({ path: path(facts) }),
  expect: STAFF,
  foreign: 401,
});
export const staffWrite = (path: (facts: Facts) => string, body: object, method = 'PUT'): MatrixRow => ({
  ask: ({ facts }) => ({ method, path: path(facts), body }),
  expect: STAFF,
  foreign: 401,
});
