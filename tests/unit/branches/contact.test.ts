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

test.each([
  ['+57 (601) 555 0101 ext. 12', '+576015550101', '12'],
  ['+57 601 555 0101 Ext 12', '+576015550101', '12'],
  ['+57 601 555 0101 extensión 1204', '+576015550101', '1204'],
  ['+56 2 2345 6789, anexo 34', '+56223456789', '34'],
  ['+55 (11) 3456-7890 ramal 21', '+551134567890', '21'],
  ['+52 55 5555 0101 (int. 7)', '+525555550101', '7'],
  ['+1 555 555 0101 x9', '+15555550101', '9'],
  ['+576015550101;ext=12', '+576015550101', '12'],
])('%s is dialled with its extension, and no chat has one', (written, number, extension) => {
  expect([phoneHref(written), whatsappHref(written)]).toEqual([
    `tel:${number};ext=${extension}`,
    `https://wa.me/${number.slice(1)}`,
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
