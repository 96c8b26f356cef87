import type { MatrixRow } from './matrix-row';

/** Any diner of the tenant: all of them sit at the table. */
const DINER = { D1: 200, D2: 200, E1: 401, none: 401, wrong: 401 };
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
};
