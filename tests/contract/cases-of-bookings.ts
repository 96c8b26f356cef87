import type { Facts } from '@/tests/support/backend/contract-target';
import { type ContractCase, type MakeAsk, needsProfile } from './case';

const path = '/shopping_cart/add_product_to_book';
const add =
  (product: object = {}, data: object = {}): MakeAsk =>
  ({ bookingId, plainProductId, plainPrice, profile }) => ({
    method: 'POST',
    path,
    headers: profile,
    body: {
      purchase_id: bookingId,
      data_purchase: { unit_price: plainPrice, ...data },
      product: { id: plainProductId, count: 1, ...product },
    },
  });
const remove: MakeAsk = ({ bookingId, profile }) => ({
  method: 'DELETE',
  path: `${path}/1?purchase_id=${bookingId}`,
  headers: profile,
});
const none = (facts: Facts): Facts => ({ ...facts, bookingId: 999_999_999 });
const GUESSED = { token: 'x'.repeat(43) };

/** Calls that order ahead of a table. */
export const BOOKING_CASES: ContractCase[] = [
  {
    name: 'POST /shopping_cart/add_product_to_book',
    ask: add(),
    refusals: [
      ...needsProfile(add()),
      { why: 'a booking that never was', ask: (facts) => add()(none(facts)), status: 404, key: 'not_found' },
      { why: 'a guessed link', ask: add({}, GUESSED), status: 404, key: 'not_found' },
      { why: 'another price', ask: add({}, { unit_price: 1 }), status: 409, key: 'price_changed' },
      { why: 'a product that never was', ask: add({ id: 999_999_999 }), status: 409, key: 'product_removed' },
      { why: 'a count of 0', ask: add({ count: 0 }), status: 422, key: 'invalid_input' },
      {
        why: 'a card number',
        ask: add({ comment: '4242 4242 4242 4242' }),
        status: 422,
        key: 'card_data_not_accepted',
      },
    ],
  },
  {
    name: 'DELETE /shopping_cart/add_product_to_book/{id}',
    ask: remove,
    refusals: [
      ...needsProfile(remove),
      { why: 'a booking that never was', ask: (facts) => remove(none(facts)), status: 404, key: 'not_found' },
      {
        why: 'a line of nobody, without its booking',
        ask: (facts) => ({ ...remove(facts), path: `${path}/999999` }),
        status: 404,
        key: 'not_found',
      },
    ],
  },
];
