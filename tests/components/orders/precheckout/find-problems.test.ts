import { findProblems } from '@/components/orders/precheckout/find-problems';
import { type FormRules, toFormRules } from '@/components/orders/precheckout/form-rules';
import { type OrderForm, toOrderForm } from '@/components/orders/precheckout/order-form';
import { WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const RULES = toFormRules({
  cart: WHOLE_CART,
  country: 'CO',
  timezone: 'America/Bogota',
  asksDocument: true,
  asksEmail: true,
  at: new Date('2026-03-02T03:00:00Z'),
});
const WHOLE: OrderForm = {
  ...toOrderForm({
    cart: WHOLE_CART,
    known: null,
    saved: [],
    chosen: null,
    typed: null,
    isNews: false,
    isLater: false,
    country: 'CO',
    city: 'Bogotá',
  }),
};
const find = (form: Partial<OrderForm>, rules: Partial<FormRules> = {}) =>
  findProblems({ form: { ...WHOLE, ...form }, rules: { ...RULES, ...rules } });
const place = (changes: Partial<OrderForm['place']>) => ({ place: { ...WHOLE.place, ...changes } });
const contact = (changes: Partial<OrderForm['contact']>) => ({ contact: { ...WHOLE.contact, ...changes } });
/** The number of `WHOLE` is too long for a PPT. */
const WRONG_LENGTH = {
  'contact.dni': {
    key: 'document_length',
    type: 'PPT',
    span: 'between',
    least: 6,
    most: 8,
    signs: 'digits',
  },
};

test('a whole form has none', () => {
  expect(find({})).toEqual({});
});

test.each<[string, Partial<OrderForm>, Partial<FormRules>, object]>([
  ['no point', place({ latitude: null }), {}, { 'place.latitude': { key: 'no_point' } }],
  [
    'no point where a zone is chosen',
    place({ latitude: null }),
    { zones: ['Norte', 'Sur'], point: 'optional' },
    { zone: { key: 'zone_required' } },
  ],
  ['nothing where a point decides', { zone: null }, { zones: ['Norte', 'Sur'], point: 'optional' }, {}],
  [
    'no zone of a list, whatever point is known',
    { zone: null },
    { zones: ['Norte', 'Sur'], point: 'none' },
    { zone: { key: 'zone_required' } },
  ],
  ['nothing without a point where one zone is', place({ latitude: null }), { point: 'optional' }, {}],
  ['no address', place({ address: '' }), {}, { 'place.address': { key: 'required' } }],
  [
    'an address that begins with a space',
    place({ address: ' A' }),
    {},
    { 'place.address': { key: 'leading_space' } },
  ],
  [
    'an address that is too long',
    place({ address: 'a'.repeat(201) }),
    {},
    { 'place.address': { key: 'invalid' } },
  ],
  ['a street word alone', place({ address: 'Calle' }), {}, { 'place.address': { key: 'vague_address' } }],
  [
    'a reference of one letter',
    place({ reference: 'x' }),
    {},
    { 'place.reference': { key: 'vague_reference' } },
  ],
  ['nothing of an address where it is fetched', place({ address: '' }), { isDelivery: false }, {}],
  ['a wrong e-mail', contact({ email: 'ana' }), {}, { 'contact.email': { key: 'invalid_email' } }],
  ['no e-mail', contact({ email: '' }), {}, { 'contact.email': { key: 'required' } }],
  ['no e-mail where it is optional', { ...contact({ email: '' }), method: 'cash' }, { asksEmail: false }, {}],
  [
    'no e-mail for a gateway, which asks for the payer’s (rule people/optional-email)',
    { ...contact({ email: '' }), method: 'card' },
    { asksEmail: false },
    { 'contact.email': { key: 'required' } },
  ],
  [
    'a wrong e-mail where it is optional',
    { ...contact({ email: 'ana' }), method: 'cash' },
    { asksEmail: false },
    { 'contact.email': { key: 'invalid_email' } },
  ],
  ['a short number', contact({ phone: '321' }), {}, { 'contact.phone': { key: 'phone_length', digits: 10 } }],
  ['letters for a number', contact({ phone: 'x' }), {}, { 'contact.phone': { key: 'invalid_phone' } }],
  ['a document of another length (rule people/documents)', contact({ dni_type: 'PPT' }), {}, WRONG_LENGTH],
  ['no document', contact({ dni: '' }), {}, { 'contact.dni': { key: 'required' } }],
  [
    'no document where it is optional (rule people/optional-document)',
    contact({ dni: '' }),
    { asksDocument: false },
    {},
  ],
  [
    'a wrong document where it is optional',
    contact({ dni_type: 'PPT' }),
    { asksDocument: false },
    WRONG_LENGTH,
  ],
  ['no way to pay', { method: null }, {}, { method: { key: 'payment_method_required' } }],
  [
    'a note below the bill',
    { method: 'cash', cash: '1' },
    { total: 2 },
    { cash: { key: 'cash_amount_low', total: 2 } },
  ],
  ['no note', { method: 'cash', cash: '' }, { total: 2 }, {}],
  ['a note of another way to pay', { method: 'card', cash: '1' }, { total: 2 }, {}],
  ['no birthday', {}, { needsAge: true }, { birthDate: { key: 'age_required', age: 18 } }],
  [
    'a birthday that is none',
    { birthDate: '1899-05-01' },
    { needsAge: true },
    { birthDate: { key: 'age_required', age: 18 } },
  ],
  [
    'a young one',
    { birthDate: '2015-05-01' },
    { needsAge: true },
    { birthDate: { key: 'under_age', age: 18 } },
  ],
  [
    'no hour',
    { schedule: { isLater: true, date: '2026-03-02', hour: '', day: '2026-03-02' } },
    {},
    { 'schedule.hour': { key: 'hour_required' } },
  ],
])('%s', (_case, form, rules, expected) => {
  expect(find(form, rules)).toEqual(expected);
});

test.each<[FormRules['country'], string, object | undefined]>([
  ['MX', '', { key: 'required' }],
  ['MX', '775', { key: 'postcode_length', digits: 5 }],
  ['MX', '77500', undefined],
  ['BR', '', undefined],
  ['BR', '0543', { key: 'postcode_length', digits: 8 }],
  ['BR', '05435000', undefined],
  ['CO', '', undefined],
])('in %s the postcode %j has the problem %j (rule delivery/postcode)', (country, postcode, problem) => {
  expect(find(place({ postcode }), { country })['place.postcode']).toEqual(problem);
});
