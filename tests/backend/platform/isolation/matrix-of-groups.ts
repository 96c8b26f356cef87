import type { Facts } from '@/tests/support/backend/contract-target';
import type { MatrixRow } from './matrix-row';

const OWNER = { D1: 200, D2: 404, E1: 401, none: 401, wrong: 401 };
/** No group has such a token. */
const GUESSED = { D1: 404, D2: 404, E1: 401, none: 401, wrong: 401 };
const path = ({ purchaseId }: Facts, end = '') => `/shopping_cart/group/${purchaseId}${end}.json`;
const guess = (end: string, words: object = {}): MatrixRow => ({
  ask: () => ({
    method: 'POST',
    path: `/shopping_cart/${end}`,
    body: { token: 'x'.repeat(43), ...words },
  }),
  expect: GUESSED,
  foreign: null,
});

/** A group is its owner's to open and to close; who is in one is tested beside it. */
export const GROUP_ROWS: Record<string, MatrixRow> = {
  'POST /shopping_cart/group/{purchase_id}.json': {
    ask: ({ facts }) => ({ method: 'POST', path: path(facts), body: { name: 'Ana' } }),
    expect: OWNER,
    foreign: 404,
  },
  'PUT /shopping_cart/group/{purchase_id}/done.json': {
    ask: ({ facts }) => ({ method: 'PUT', path: path(facts, '/done'), body: { is_done: true } }),
    expect: OWNER,
    foreign: 404,
  },
  // Its owner is in it, and nobody's guest.
  'DELETE /shopping_cart/group/{purchase_id}/members/{number}.json': {
    ask: ({ facts }) => ({ method: 'DELETE', path: path(facts, '/members/1') }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  'DELETE /shopping_cart/group/{purchase_id}/me.json': {
    ask: ({ facts }) => ({ method: 'DELETE', path: path(facts, '/me') }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  'DELETE /shopping_cart/group/{purchase_id}.json': {
    ask: ({ facts }) => ({ method: 'DELETE', path: path(facts) }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /shopping_cart/group_link.json': guess('group_link.json'),
  'POST /shopping_cart/group_link/join.json': guess('group_link/join.json', { name: 'Luis' }),
};
