import type { MatrixRow } from './matrix-row';

const ANYBODY_OF_A = { expect: { D1: 200, D2: 200, E1: 200, none: 200, wrong: 200 }, foreign: 404 };

export const MENU_ROWS: Record<string, MatrixRow> = {
  'GET /api/dish_facts/{id}.json': {
    ask: ({ facts }) => ({ path: `/api/dish_facts/${facts.branchId}.json` }),
    ...ANYBODY_OF_A,
  },
  'GET /api/menu_now/{id}.json': {
    ask: ({ facts }) => ({ path: `/api/menu_now/${facts.branchId}.json` }),
    ...ANYBODY_OF_A,
  },
  // Hono answers HEAD by GET, and nobody would end the stream.
  'GET /api/menu_now/:id/events': {
    ask: ({ facts }) => ({ method: 'HEAD', path: `/api/menu_now/${facts.branchId}/events` }),
    expect: { D1: 200, D2: 200, E1: 401, none: 401, wrong: 401 },
    foreign: 404,
  },
};
