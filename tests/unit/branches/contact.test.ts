import {
  contactOf,
  firstContact,
  phoneHref,
  whatsappHref,
  whatsappShareHref,
} from '@/lib/domain/branches/contact';

const PHONE = '+57 (606) 880-4512';
const CHAT = '+57 310 123 4567';

test('a phone is dialled and a chat opened by their digits', () => {
  expect(contactOf({ phone: PHONE, whatsapp: CHAT })).toEqual({
    phone: 'tel:+576068804512',
    whatsapp: 'https://wa.me/573101234567',
  });
});

test('a trunk zero in brackets is not dialled from abroad', () => {
  const written = '+44 (0) 7911 123456';
  expect([phoneHref(written), whatsappHref(written)]).toEqual([
    'tel:+447911123456',
    'https://wa.me/447911123456',
  ]);
});

test('a text is shared whole, its address too', () => {
  const text = 'Ana & Luis: https://a.test/book?x=1#y';
  expect(new URL(whatsappShareHref(text)).searchParams.get('text')).toBe(text);
});

test.each([null, '', ' - '])('%j is no number', (value) => {
  expect([phoneHref(value), whatsappHref(value)]).toEqual([null, null]);
});

test.each([
  [
    'its chat first',
    { phone: PHONE, whatsapp: CHAT },
    { by: 'whatsapp', href: 'https://wa.me/573101234567' },
  ],
  [
    'its phone where it has no chat',
    { phone: PHONE, whatsapp: null },
    { by: 'phone', href: 'tel:+576068804512' },
  ],
  ['nothing where it has neither', { phone: null, whatsapp: '' }, null],
])('a branch is reached by %s', (_how, branch, expected) => {
  expect(firstContact(branch)).toEqual(expected);
});
