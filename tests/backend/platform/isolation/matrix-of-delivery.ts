import type { Ask } from '@/tests/support/backend/backend';
import type { MatrixRow } from './matrix-row';

const ANYBODY = { D1: 200, D2: 200, E1: 200, none: 200, wrong: 200 };
/** Who may ask is told that there is none. */
const NO_GEOCODER = { D1: 404, D2: 404, E1: 401, none: 401, wrong: 401 };

/** Asked with or without a profile; a wrong one is refused. */
const VISITOR = { ...ANYBODY, E1: 401, wrong: 401 };

const get = (path: string): Ask => ({ path });

export const DELIVERY_ROWS: Record<string, MatrixRow> = {
  'GET /api/coverage': {
    ask: ({ facts }) => get(`/api/coverage?customer_id=${facts.customerId}`),
    expect: ANYBODY,
    foreign: 400,
  },
  'GET /api/places.json': {
    ask: () => get('/api/places.json?text=calle+60&lat=4.65&lon=-74.06'),
    expect: NO_GEOCODER,
    foreign: null,
  },
  'GET /api/place_at.json': {
    ask: () => get('/api/place_at.json?lat=4.6482&lon=-74.0635'),
    expect: NO_GEOCODER,
    foreign: null,
  },
  'GET /api/branches_at.json': {
    ask: () => get('/api/branches_at.json?service=delivery&lat=4.65&lon=-74.06'),
    expect: ANYBODY,
    foreign: null,
  },
  'GET /api/v2/search_cities.json': {
    ask: ({ facts }) => get(`/api/v2/search_cities.json?customer_id=${facts.customerId}`),
    expect: ANYBODY,
    foreign: 400,
  },
  'GET /api/v2/supplier_availability.json': {
    ask: ({ facts }) =>
      get(
        `/api/v2/supplier_availability.json?customer_id=${facts.customerId}&service=delivery&lat=4.65&lon=-74.06`,
      ),
    expect: ANYBODY,
    foreign: 400,
  },
  'POST /api/search_google_logs.json': {
    ask: ({ facts }) => ({
      method: 'POST',
      path: '/api/search_google_logs.json',
      body: {
        search_google_log: {
          query: 'calle 60',
          place_id: 'osm:W1',
          formatted_address: 'Calle 60, Bogotá',
          lat: 4.6482,
          lon: -74.0634,
          customer_id: facts.customerId,
        },
      },
    }),
    expect: VISITOR,
    foreign: 400,
  },
};
