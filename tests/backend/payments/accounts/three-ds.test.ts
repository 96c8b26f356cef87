import { findKeyProblems, parseAccountKeys } from '@/backend/payments/accounts/account-keys';
import { createKeyRing } from '@/backend/platform/sealing/key-ring';
import { openKeys, sealKeys } from '@/backend/providers/payments/gateway-account';
import { parseWompiKeys } from '@/backend/providers/payments/wompi/keys';

const KEYS = {
  public_key: 'pub_test_a',
  private_key: 'prv_test_a',
  integrity_secret: 'test_integrity_a',
  events_secret: 'test_events_a',
};
const ring = createKeyRing({ newest: Buffer.alloc(32, 7).toString('base64'), earlier: [] });
const place = { instance_id: 1, supplier_id: null, provider: 'wompi', public_id: 'a' };

test.each([
  [undefined, 'off'],
  [false, 'off'],
  [true, 'required'],
] as const)(
  'an account that says three_ds %s is kept and opened so (rule payments/challenge)',
  (said, kept) => {
    const keys = parseAccountKeys({
      provider: 'wompi',
      given: said === undefined ? KEYS : { ...KEYS, three_ds: said },
    });
    const account = { ...place, id: 1, ...sealKeys({ ring, place, keys }) };
    const { values } = openKeys({ ring, account });
    expect(parseWompiKeys((name) => values[name])?.threeDs).toBe(kept);
  },
);

test('three_ds is no word', () => {
  expect(findKeyProblems({ provider: 'wompi', given: { ...KEYS, three_ds: 'yes' } })).toEqual([
    'three_ds is true or false',
  ]);
});
