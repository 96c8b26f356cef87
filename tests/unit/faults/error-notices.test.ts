import { ERROR_STATUS } from '@/lib/contract/error-status';
import { ERROR_NOTICES, noticeOf } from '@/lib/domain/faults/error-notices';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

/** The messages that something raises or may raise, and their keys (rule platform/errors). */
const CATALOGUE: [message: string, ...keys: string[]][] = [
  ['contact form data missing', 'contact_required'],
  ['payment method must be chosen', 'payment_method_required'],
  ['delivery address data required', 'place_required'],
  ['error getting the cart', 'cart_load'],
  ['order closed', 'order_closed'],
  ['product removed because unavailable', 'product_removed'],
  ['some products unavailable or out of stock', 'products_unavailable'],
  ['error modifying or removing a product', 'cart_change'],
  ['cart add failure (general text and stock text)', 'cart_add', 'out_of_stock'],
  [
    'payment rejected by bank, pending bank approval, declined, error, not processed',
    'payment_rejected',
    'payment_pending',
    'payment_declined',
    'payment_error',
    'payment_not_processed',
  ],
  ['card validation error', 'card_invalid'],
  ['transaction creation error', 'transaction_failed'],
  ['card registration error', 'card_registration'],
  ['a gateway not configured for the store', 'gateway_not_configured'],
  ['no coverage in this area, try another address', 'no_coverage'],
  ['branch not available in your area', 'branch_not_in_area'],
  ['delivery closed now', 'delivery_closed'],
  ['address not found on the maps service', 'address_not_found'],
  ['no table id means scan the QR', 'scan_table'],
  ['no room id means scan the QR (could not identify table or room)', 'scan_room'],
  ['on-table or room service unavailable', 'on_table_unavailable', 'room_unavailable'],
  ['invalid e-mail', 'invalid_email'],
  ['invalid coupon, or coupon already used', 'coupon_invalid', 'coupon_used'],
  ['a purchase older than one day cannot be paid', 'purchase_expired'],
  ['invalid verification code', 'code_invalid'],
  ['the instance is inactive or locked', 'instance_locked'],
  ['the minimum-purchase message above', 'min_order'],
];
const keys = Object.keys(ERROR_NOTICES);

test.each(CATALOGUE)('«%s» has a sentence of its own', (_message, ...told) => {
  for (const key of told) expect({ key, text: noticeOf(key).text }).toEqual({ key, text: key });
});

test('every coded error of the wire has its notice (rule platform/errors)', () => {
  expect(keys).toEqual(expect.arrayContaining(Object.keys(ERROR_STATUS)));
});

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
])('every notice has its sentence and its action in %s', (_lang, { Errors }) => {
  const texts = Object.values(ERROR_NOTICES).map((_one, index) => noticeOf(keys[index] ?? '').text);
  const actions = Object.values(ERROR_NOTICES).map(({ action }) => action);
  expect(Object.keys(Errors)).toEqual(expect.arrayContaining([...texts, ...actions, 'close', 'general']));
});

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
])('every sentence in %s names the values that its notice says it needs', (_lang, { Errors }) => {
  const sentences: Readonly<Record<string, string>> = Errors;
  for (const key of keys) {
    const { text, values } = noticeOf(key);
    const holes = [...(sentences[text] ?? '').matchAll(/\{(\w+)[,}]/g)]
      .map(([, name]) => name)
      // Every sentence knows the kind of establishment, and does without a seat or a dish that nobody told.
      .filter((name = '') => !['establishment', 'seat', 'product'].includes(name));
    expect({ key, holes: [...new Set(holes)].sort() }).toEqual({ key, holes: [...values].sort() });
  }
});

test('no two sentences of the catalogue are the same', () => {
  const told = CATALOGUE.flatMap(([, ...names]) => names.map((name) => es.Errors[name as 'general']));
  expect(new Set(told).size).toBe(told.length);
});

test('an unknown failure, also one named like a thing of JavaScript, is told in general words', () => {
  for (const key of ['tea_pot', 'constructor', 'toString', '']) {
    expect(noticeOf(key)).toEqual({ icon: 'alert', action: 'retry', text: 'general', values: [] });
  }
});

test('a network that fails is told with a way to try again', () => {
  expect(noticeOf('network')).toEqual({
    icon: 'offline',
    action: 'retry',
    text: 'network',
    values: [],
  });
});
