import type { MatrixRow } from './matrix-row';

/** Any diner of the tenant: all of them sit at the table. */
const DINER = { D1: 200, D2: 200, E1: 401, none: 401, wrong: 401 };
const NOTHING_CHOSEN = { ...DINER, D1: 422, D2: 422 };
const post = (path: string, body: object) => ({ method: 'POST', path, body });

export const TABLE_ROWS: Record<string, MatrixRow> = {
  'POST /on_table/open.json': {
    ask: ({ facts }) => post('/on_table/open.json', { token: facts.tableCode }),
    expect: DINER,
    foreign: 422,
  },
  'GET /on_table/visit.json': { ask: () => ({ path: '/on_table/visit.json' }), expect: DINER, foreign: null },
  'POST /on_table/call_waiter.json': {
    ask: () => post('/on_table/call_waiter.json', { reason: 'bill' }),
    expect: DINER,
    foreign: null,
  },
  // Hono answers HEAD by GET, and nobody would end the stream.
  'GET /on_table/events': {
    ask: () => ({ method: 'HEAD', path: '/on_table/events' }),
    expect: DINER,
    foreign: null,
  },
  'POST /on_table/account/join.json': {
    ask: () => post('/on_table/account/join.json', { name: 'Ana' }),
    expect: DINER,
    foreign: null,
  },
  'GET /on_table/account.json': {
    ask: () => ({ path: '/on_table/account.json' }),
    expect: DINER,
    foreign: null,
  },
  // The table has no drafts.
  'POST /on_table/account/send.json': {
    ask: () => post('/on_table/account/send.json', { whose: 'mine', version: 0 }),
    expect: NOTHING_CHOSEN,
    foreign: null,
  },
  'POST /on_table/account/bill.json': {
    ask: () => post('/on_table/account/bill.json', {}),
    expect: NOTHING_CHOSEN,
    foreign: null,
  },
  'DELETE /on_table/account/bill.json': {
    ask: () => ({ method: 'DELETE', path: '/on_table/account/bill.json' }),
    expect: DINER,
    foreign: null,
  },
  'POST /on_table/account/next.json': {
    ask: () => post('/on_table/account/next.json', {}),
    expect: DINER,
    foreign: null,
  },
  // The line is of a cart to be fetched, also for its own diner.
  'PUT /on_table/lines/{id}.json': {
    ask: ({ facts }) => ({
      method: 'PUT',
      path: `/on_table/lines/${facts.lineId}.json`,
      body: { for_all: true },
    }),
    expect: { ...DINER, D1: 404, D2: 404 },
    foreign: 404,
  },
  'GET /on_table/account/avoided.json': {
    ask: () => ({ path: '/on_table/account/avoided.json' }),
    expect: DINER,
    foreign: null,
  },
  'PUT /on_table/account/avoided.json': {
    ask: () => ({
      method: 'PUT',
      path: '/on_table/account/avoided.json',
      body: { allergens: [], consent: true },
    }),
    expect: DINER,
    foreign: null,
  },
  // Nothing is to be paid.
  'POST /on_table/account/shares.json': {
    ask: () => post('/on_table/account/shares.json', { kind: 'equal', of: 2 }),
    expect: { ...DINER, D1: 409, D2: 409 },
    foreign: null,
  },
  // Giving up what is nobody's, or somebody else's, changes nothing.
  'DELETE /on_table/account/shares/{id}.json': {
    ask: () => ({ method: 'DELETE', path: '/on_table/account/shares/999999999.json' }),
    expect: DINER,
    foreign: 200,
  },
};
