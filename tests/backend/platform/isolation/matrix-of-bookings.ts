import type { Ask } from '@/tests/support/backend/backend';
import type { Facts } from '@/tests/support/backend/contract-target';
import { BUYER } from '@/tests/support/shops/booking-shop';
import type { MatrixRow } from './matrix-row';

const ANYBODY = { D1: 200, D2: 200, E1: 200, none: 200, wrong: 200 };
const OWNER = { D1: 200, D2: 404, E1: 401, none: 401, wrong: 401 };
const VISITOR = { ...ANYBODY, E1: 401, wrong: 401 };
/** The table is one: who comes second finds it taken. */
const FIRST = { ...OWNER, D2: 409 };

const post = (path: string, body: object): Ask => ({ method: 'POST', path, body });
const path = ({ bookingId }: Facts, end = '') => `/book/bookings/${bookingId}${end}.json`;
const wish = { date: '2026-11-20', people: 2 };
const ownRow = (end: string, body: object = {}, expect = OWNER): MatrixRow => ({
  ask: ({ facts }) => post(path(facts, end), body),
  expect,
  foreign: 404,
});

/** A booking is its diner's alone without a link; cancelling comes last. */
export const BOOKING_ROWS: Record<string, MatrixRow> = {
  'GET /api/v4/schedules': {
    ask: ({ facts }) => ({ path: `/api/v4/schedules?branch_id=${facts.branchId}` }),
    expect: VISITOR,
    foreign: 404,
  },
  'POST /book/holds.json': {
    ask: ({ facts }) => post('/book/holds.json', { branch_id: facts.branchId, ...wish, hour: '12:00' }),
    expect: FIRST,
    foreign: 404,
  },
  // A hold that is gone is answered as gone to any diner; a booking is no hold.
  'DELETE /book/holds/{id}.json': {
    ask: ({ facts }) => ({ method: 'DELETE', path: `/book/holds/${facts.bookingId}.json` }),
    expect: { ...OWNER, D2: 200 },
    foreign: 200,
  },
  'POST /book/bookings.json': {
    ask: ({ facts }) =>
      post('/book/bookings.json', {
        branch_id: facts.branchId,
        ...wish,
        hour: '15:00',
        day: 'fri',
        contact: BUYER,
        terms: true,
      }),
    expect: FIRST,
    foreign: 404,
  },
  'GET /book/bookings.json': {
    ask: () => ({ path: '/book/bookings.json' }),
    expect: { ...OWNER, D2: 200 },
    foreign: null,
  },
  'POST /book/bookings/{id}/open.json': ownRow('/open'),
  'PUT /book/bookings/{id}.json': {
    ask: ({ facts }) => ({
      method: 'PUT',
      path: path(facts),
      body: { ...wish, hour: '20:30', notes: 'Tarde' },
    }),
    expect: OWNER,
    foreign: 404,
  },
  'PUT /book/bookings/{id}/mail.json': {
    ask: ({ facts }) => ({ method: 'PUT', path: path(facts, '/mail'), body: { mail: false } }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /shopping_cart/add_product_to_book': {
    ask: ({ facts }) =>
      post('/shopping_cart/add_product_to_book', {
        purchase_id: facts.bookingId,
        data_purchase: { unit_price: facts.plainPrice },
        product: { id: facts.plainProductId, count: 1 },
      }),
    expect: OWNER,
    foreign: 404,
  },
  'DELETE /shopping_cart/add_product_to_book/{id}': {
    ask: ({ facts }) => ({
      method: 'DELETE',
      path: `/shopping_cart/add_product_to_book/1?purchase_id=${facts.bookingId}`,
    }),
    expect: OWNER,
    foreign: 404,
  },
  'POST /book/bookings/{id}/remove_line.json': ownRow('/remove_line', { line_id: 1 }),
  'POST /book/bookings/{id}/guests.json': ownRow('/guests', { name: 'Sara' }),
  'POST /book/bookings/{id}/remove_guest.json': ownRow('/remove_guest', { guest: 1 }),
  'POST /book/bookings/{id}/links.json': ownRow('/links'),
  // Needs a link: a guessed one opens nothing, not even to the organiser.
  'POST /rate/{a}/{b}.json': {
    ask: ({ facts }) =>
      post(`/rate/${facts.bookingId}/${'x'.repeat(43)}.json`, { book_rate: { score: 9, comment: '' } }),
    expect: { ...OWNER, D1: 404 },
    foreign: 404,
  },
  // Only a guest can leave.
  'POST /book/bookings/{id}/leave.json': ownRow('/leave', {}, { ...OWNER, D1: 403 }),
  'POST /book/bookings/{id}/accept.json': ownRow('/accept'),
  'POST /book/bookings/{id}/pay.json': ownRow('/pay'),
  'POST /book/bookings/{id}/cancel.json': ownRow('/cancel'),
};
