import type { GatewayAccount } from '@/backend/providers/payments/gateway-account';
import { createProviders } from '@/backend/providers/payments/providers';
import { type AccountShop, openAccountShop, withAccountsKey } from '@/tests/support/shops/account-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';

const STRIPE_KEYS = {
  public_key: 'pk_test_geheim1234',
  secret_key: 'sk_test_geheim',
  webhook_secret: 'whsec_geheim',
};
let paying: PayingBackend;
let shop: AccountShop;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { deps } = paying.backend;
  const config = withAccountsKey(deps.config);
  Object.assign(deps, {
    config,
    findProvider: createProviders({ config: config.payments, clock: deps.clock }),
  });
});
beforeEach(async () => {
  shop = await openAccountShop(paying);
});
afterAll(() => paying.close());

test.each([
  [
    'the gateway is of another country',
    { provider: 'stripe', keys: STRIPE_KEYS },
    'stripe does not take COP in CO.',
  ],
  ['the keys are of another gateway', { keys: STRIPE_KEYS }, 'private_key must look like'],
])('keys are refused where %s (rule payments/providers)', async (_why, changes, sentence) => {
  await expect(shop.set('casa', changes)).rejects.toThrow(sentence);
});

test('an account at Stripe is kept for a Mexican tenant, and opened as one', async () => {
  const { deps } = paying.backend;
  await deps.db.system((sql) =>
    sql(`update instances set country = 'MX', currency = 'MXN' where slug = $1`, [shop.slug]),
  );
  const changes = { provider: 'stripe', keys: STRIPE_KEYS };
  expect(await shop.set('casa', changes)).toMatchObject({
    change: 'new',
    environment: 'test',
    publicKey: 'pk_test_…1234',
    address: expect.stringMatching(/\/webhooks\/stripe\/[\w-]{22}$/),
  });
  expect((await shop.set('casa', changes)).change).toBe('none');
  const mixed = { ...STRIPE_KEYS, secret_key: 'sk_live_geheim' };
  await expect(shop.set('casa', { ...changes, keys: mixed })).rejects.toThrow('mixed');
  const [account] = await deps.db.system((sql) =>
    sql<GatewayAccount>('select * from gateway_accounts where instance_id = $1', [shop.instanceId]),
  );
  if (!account) throw new Error('no account is kept');
  const found = deps.findProvider({ name: 'stripe', slug: shop.slug, currency: 'MXN', account });
  expect(found?.browserOrigins.connect).toEqual(['https://api.stripe.com']);
});
