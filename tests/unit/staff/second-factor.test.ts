import {
  authenticatorUri,
  inFours,
  readCode,
  stepAt,
  stepsAt,
  toBase32,
} from '@/lib/domain/staff/second-factor';

test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%j is %j in the alphabet of secrets (RFC 4648)', (text, expected) => {
  expect(toBase32(Buffer.from(text))).toBe(expected);
});

test('a code is read as people write it (rule staff/second-factor)', () => {
  expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
  const code = 'abcd2345efgh67ij';
  expect(readCode(inFours(code).toUpperCase())).toEqual({ kind: 'recovery', code });
  for (const other of ['12345', '1234567', 'abcd', `${code}k`, 'abcd2345efgh67i1'])
    expect(readCode(other)).toBeNull();
});

test('a code holds for half a minute, and those beside it are taken too', () => {
  const now = new Date('2026-11-18T17:00:29.999Z');
  expect(stepAt(now)).toBe(stepAt(new Date('2026-11-18T17:00:00Z')));
  expect(stepsAt(now)).toEqual([stepAt(now), stepAt(now) - 1, stepAt(now) + 1]);
});

test('the picture says whose account it is', () => {
  const uri = authenticatorUri({ issuer: 'Mi Mesa', mail: 'ana+1@norte.test', secret: 'MZXW6' });
  expect(uri).toBe('otpauth://totp/Mi%20Mesa:ana%2B1%40norte.test?issuer=Mi%20Mesa&secret=MZXW6');
});
