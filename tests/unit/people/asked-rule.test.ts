import { asksEmailFor, asksPhoneFor, bookingEmail, isLeftOut } from '@/lib/domain/people/asked-rule';

test.each([
  [false, '', true],
  [true, '', false],
  [false, '1020304050', false],
  [false, ' ', false],
])('asked %s, given %j: left out is %s (rule people/optional-document)', (isAsked, text, expected) => {
  expect(isLeftOut({ isAsked, text })).toBe(expected);
});

test.each([
  [true, 'delivery', 'cash', true],
  [true, 'delivery', null, true],
  [false, 'take_away', 'cash', false],
  [false, 'take_away', null, false],
  [true, 'on_table', 'cash', false],
  [true, 'on_table', null, false],
  // Gateways name the payer by it, and a transfer's review is told by it.
  [false, 'take_away', 'card', true],
  [false, 'delivery', 'transfer', true],
  [false, 'on_table', 'nequi', true],
  [false, 'on_table', 'room_charge', false],
] as const)(
  'a tenant that asks (%s), %s, paid by %s: the e-mail is asked is %s (rule people/optional-email)',
  (asksEmail, service, method, expected) => {
    expect(asksEmailFor({ asksEmail, service, method })).toBe(expected);
  },
);

test.each([
  ['delivery', 'cash', true],
  ['take_away', null, true],
  ['book', 'card', true],
  ['on_table', null, false],
  ['on_table', 'cash', false],
  ['on_table', 'room_charge', false],
  ['on_table', 'card', false],
  // This wallet has a field for its own.
  ['on_table', 'nequi', false],
  ['on_table', 'pse', true],
] as const)(
  '%s paid by %s: the phone is asked is %s (rule people/optional-phone)',
  (service, method, expected) => {
    expect(asksPhoneFor({ service, method })).toBe(expected);
  },
);

test.each([
  [true, true, false, 'required'],
  [false, true, false, 'optional'],
  // Nothing would be sent to it.
  [true, false, false, 'unused'],
  [false, false, false, 'unused'],
  // A gateway names the payer by it.
  [false, false, true, 'required'],
  [false, true, true, 'required'],
] as const)(
  'a tenant that asks (%s), mails that are sent (%s), a deposit (%s): the e-mail of a booking is %s (rule people/optional-email)',
  (asksEmail, isMailed, paysDeposit, expected) => {
    expect(bookingEmail({ asksEmail, isMailed, paysDeposit })).toBe(expected);
  },
);
