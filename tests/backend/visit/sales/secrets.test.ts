import { inspect } from 'node:util';
import { rotateMeasureKeys, setMeasureKey, warnOfMeasureKeys } from '@/backend/visit';
import { createAccountsKey, withAccountsKey } from '@/tests/support/shops/account-shop';
import {
  createMeasuringBackend,
  type MeasuringBackend,
  type MeasuringShop,
  openMeasuringShop,
  SECRETS,
} from '@/tests/support/shops/measuring-shop';

let measuring: MeasuringBackend;
let shop: MeasuringShop;
beforeAll(async () => {
  measuring = await createMeasuringBackend();
});
beforeEach(async () => {
  await measuring.begin();
  // Secrets of other tests, under other keys, are in the same database.
  await measuring.backend.db.system((sql) => sql('delete from measure_keys'));
  shop = await openMeasuringShop(measuring, { secrets: ['google'] });
});
afterAll(() => measuring.close());

const system = (text: string, values: unknown[] = []) =>
  measuring.backend.db.system((sql) => sql(text, values));
const set = (changes: object) => {
  const { deps } = measuring.backend;
  const input = { slug: shop.slug, destination: 'google', secret: SECRETS.google, ...changes };
  return setMeasureKey({ deps, input });
};
const buy = async () => shop.buy(await shop.createGuest());

describe('a secret of Google or Meta (rule visit/told-sales)', () => {
  it.each([
    ['is missing', {}],
    ['is of the other', SECRETS.meta],
    ['has a space', { api_secret: 'google geheim of a stream' }],
    ['has company', { ...SECRETS.google, geheim: 1 }],
    ['is no object', 'geheim'],
  ])('that %s is refused, without a word of it', async (_why, secret) => {
    const error = await set({ secret }).catch((fault: Error) => fault);
    expect(error).toMatchObject({ key: 'invalid_input', message: expect.stringContaining('api_secret') });
    expect(inspect(error)).not.toMatch(/geheim|EAAB/);
  });

  it('is not kept without a key to seal it with', async () => {
    const { deps } = measuring.backend;
    const config = { ...deps.config, measure: { ring: null, sandbox: null } };
    const input = { slug: shop.slug, destination: 'google', secret: SECRETS.google };
    await expect(setMeasureKey({ deps: { ...deps, config }, input })).rejects.toMatchObject({
      message: expect.stringContaining('ACCOUNTS_KEY'),
    });
  });

  it('is nowhere to be read, and set by the operator, as the log of the tenant says', async () => {
    const rows = await system(`select encode(sealed, 'escape') as text from measure_keys`);
    expect(JSON.stringify(rows)).not.toContain(SECRETS.google.api_secret);
    const said = await system('select action, details from staff_actions where instance_id = $1', [
      shop.instanceId,
    ]);
    expect(said).toEqual([{ action: 'measure.set', details: { by: 'operator', destination: 'google' } }]);
  });

  it('opens for its tenant and destination alone', async () => {
    const other = await openMeasuringShop(measuring, { secrets: [] });
    await system(
      `insert into measure_keys (instance_id, destination, key_id, sealed, changed_at)
       select $2, destination, key_id, sealed, changed_at from measure_keys where instance_id = $1`,
      [shop.instanceId, other.instanceId],
    );
    await other.buy(await other.createGuest());
    await measuring.run();
    expect(await measuring.heard()).toEqual([]);
    expect(await other.rows()).toMatchObject([{ isDue: true, isSent: false }]);
  });

  it('is sealed anew with the newest key, and still opens', async () => {
    const { deps, db } = measuring.backend;
    const config = withAccountsKey(deps.config, createAccountsKey());
    expect(await rotateMeasureKeys({ deps: { db, config } })).toEqual({
      resealed: 0,
      unread: [{ slug: shop.slug, destination: 'google' }],
    });
    const log = { error: jest.fn() };
    expect(await warnOfMeasureKeys({ db, ring: config.measure.ring, log })).toBe(1);
    expect(await warnOfMeasureKeys({ db, ring: deps.config.measure.ring, log })).toBe(0);
    expect(log.error).toHaveBeenCalledTimes(1);
    await buy();
    await measuring.run();
    expect(await measuring.heard('google')).toHaveLength(1);
  });
});
