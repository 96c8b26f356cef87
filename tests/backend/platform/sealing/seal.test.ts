import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { createKeyRing, isSealingKey } from '@/backend/platform/sealing/key-ring';
import { openSealed, SealError, type Sealed, seal } from '@/backend/platform/sealing/seal';

const createKey = () => randomBytes(32).toString('base64');
const [FIRST, SECOND] = [createKey(), createKey()];
const ring = createKeyRing({ newest: FIRST, earlier: [] });
const place = ['gateway account', 1, null, 'wompi'];
const TEXT = 'prv_test_canary ñ';

function faultOf(sealed: Sealed, changes: Partial<Parameters<typeof openSealed>[0]> = {}) {
  try {
    return openSealed({ ring, place, ...sealed, ...changes });
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    expect(inspect(error)).not.toContain('canary');
    return error.fault;
  }
}

test('what is sealed opens at its place, and holds nothing of the text (guarantee/sealed-accounts)', () => {
  const one = seal({ ring, text: TEXT, place });
  expect(faultOf(one)).toBe(TEXT);
  expect(one.sealed.includes('canary')).toBe(false);
  expect(inspect(ring, { depth: 9 })).not.toContain(FIRST);
  expect(JSON.stringify([...ring.all])).not.toContain(FIRST.slice(0, 20));
});

test('each time it is sealed with another nonce', () => {
  const nonces = Array.from({ length: 1_000 }, () =>
    seal({ ring, text: TEXT, place }).sealed.subarray(0, 12).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(1_000);
});

test('no byte may change: nonce, tag, text', () => {
  const one = seal({ ring, text: TEXT, place });
  const faults = [...one.sealed.keys()].map((at) => {
    const sealed = Buffer.from(one.sealed);
    sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    return faultOf({ ...one, sealed });
  });
  expect(new Set(faults)).toEqual(new Set(['changed']));
});

test.each([0, 1, 12, 27, 28, 40])('cut to %d bytes it does not open', (length) => {
  const one = seal({ ring, text: TEXT, place });
  expect(faultOf({ ...one, sealed: one.sealed.subarray(0, length) })).toBe('changed');
});

test.each([
  ['another tenant', ['gateway account', 2, null, 'wompi']],
  ['a branch', ['gateway account', 1, 1, 'wompi']],
  ['another gateway', ['gateway account', 1, null, 'stripe']],
  ['parts that are cut otherwise', ['gateway account', '1,null', 'wompi']],
  ['no place', []],
])('it does not open for %s', (_whose, other) => {
  expect(faultOf(seal({ ring, text: TEXT, place }), { place: other })).toBe('changed');
});

test('an earlier key opens, a new one seals, another one does neither', () => {
  const before = seal({ ring, text: TEXT, place });
  const rotated = createKeyRing({ newest: SECOND, earlier: [FIRST] });
  expect(faultOf(before, { ring: rotated })).toBe(TEXT);
  const after = seal({ ring: rotated, text: TEXT, place });
  expect(after.key_id).toBe(rotated.newest.id);
  expect(faultOf(after)).toBe('no_key');
  const stranger = createKeyRing({ newest: createKey(), earlier: [] });
  expect(faultOf(after, { ring: stranger })).toBe('no_key');
  expect(faultOf({ ...after, key_id: ring.newest.id })).toBe('changed');
});

test.each([
  [FIRST, true],
  [FIRST.slice(1), false],
  [randomBytes(16).toString('base64'), false],
  [randomBytes(33).toString('base64'), false],
  [randomBytes(32).toString('hex'), false],
  ['', false],
])('a key is 32 bytes in base64: %#', (text, is) => {
  expect(isSealingKey(text)).toBe(is);
});
