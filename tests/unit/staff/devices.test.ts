import {
  DEVICE_ROLES,
  printDeviceCode,
  readDeviceCode,
  toDeviceCode,
  turnScopesOf,
} from '@/lib/domain/staff/devices';
import { findPinFault } from '@/lib/domain/staff/pins';
import { rolesBelow, scopesOf } from '@/lib/domain/staff/roles';

test('a code is eight signs, each as likely, and is read however it is typed (rule staff/devices)', () => {
  expect(toDeviceCode(new Uint8Array(7))).toBeNull();
  // Bytes that would make the first signs likelier are left out.
  expect(toDeviceCode(new Uint8Array(16).fill(255))).toBeNull();
  const code = toDeviceCode(Uint8Array.from({ length: 8 }, (_none, index) => index)) ?? '';
  expect(code).toBe('ABCDEFGH');
  expect(readDeviceCode(` ${printDeviceCode(code).toLowerCase()} `)).toBe(code);
  expect(printDeviceCode(code)).toBe('ABCD-EFGH');
});

test('a tablet makes nobody, and nobody makes people, edits or locks a restaurant at one', () => {
  for (const role of DEVICE_ROLES) expect(rolesBelow(role)).toEqual([]);
  const kept = scopesOf('owner').filter((scope) => !turnScopesOf('owner').includes(scope));
  expect([...kept].sort()).toEqual(['history:read', 'instance:lock', 'people:write', 'shop:write']);
});

test.each(['0000', '1234', '4321', '7890', '1212', '123123', '1990', '2026', '2580'])(
  '%s is guessed (rule staff/pins)',
  (pin) => expect(findPinFault(pin)).toBe('guessed'),
);
test.each(['4826', '91537', '482619'])('%s is a PIN', (pin) => expect(findPinFault(pin)).toBeNull());
test.each(['123', '1234567', '12a4', ''])('%s has no four to six digits', (pin) =>
  expect(findPinFault(pin)).toBe('length'),
);
