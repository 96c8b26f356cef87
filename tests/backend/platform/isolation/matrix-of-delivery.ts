import type { Ask } from '@/tests/support/backend/backend';
import { PIXEL, toPictureForm } from '@/tests/support/backend/to-form';
import type { MatrixRow } from './matrix-row';

const ANYBODY = { D1: 200, D2: 200, E1: 200, none: 200, wrong: 200 };
/** A diner is told that there is none, or that it is another's. */
const NONE_THERE = { D1: 404, D2: 404, E1: 401, none: 401, wrong: 401 };

/** Asked with or without a profile; a wrong one is refused. */
const VISITOR = { ...ANYBODY, E1: 401, wrong: 401 };

const get = (path: string): Ask => ({ path });

const DINER = { D1: 200, D2: 200, E1: 401, none: 401, wrong: 401 };
/** A photo that nobody has: no id of a photo is a cart's. */
const photoPath = (id: number) => `/api/door_photos/${id + 1_000_000}.json`;

export const DELIVERY_ROWS: Record<string, MatrixRow> = {
  'POST /api/door_photos': {
    ask: () => ({ method: 'POST', path: '/api/door_photos', body: toPictureForm(PIXEL) }),
    expect: DINER,
    foreign: null,
  },
  'GET /api/door_photos/{id}.json': {
    ask: ({ facts }) => get(photoPath(facts.purchaseId)),
    expect: NONE_THERE,
    foreign: 404,
  },
  // A photo that is gone is answered as gone to any diner.
  'DELETE /api/door_photos/{id}.json': {
    ask: ({ facts }) => ({ method: 'DELETE', path: photoPath(facts.purchaseId) }),
    expect: DINER,
    foreign: 200,
  },
  'GET /api/coverage': {
    ask: ({ facts }) => get(`/api/coverage?customer_id=${facts.customerId}`),
    expect: ANYBODY,
    foreign: 400,
  },
  'GET /api/places.json': {
    ask: () => get('/api/places.json?text=calle+60&lat=4.65&lon=-74.06'),
    expect: NONE_THERE,
    foreign: null,
  },
  'GET /api/place_at.json': {
    ask: () => get('/api/place_at.json?lat=4.6482&lon=-74.0635'),
    expect: NONE_THERE,
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
