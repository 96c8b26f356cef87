import { makeContext } from '@/backend/make-context';
import { createSmartLink, revokeSmartLinks } from '@/backend/people';
import { findInstanceBySlug } from '@/backend/tenant';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const DAY_MS = 24 * 3_600_000;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

async function asOperator() {
  const instance = await findInstanceBySlug({ db: backend.db, slug: shop.slug });
  if (!instance) throw new Error('the shop is gone');
  return makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
}
async function makeLink(purchaseId?: number) {
  const input = { profileId: String(ana.id), purchaseId: purchaseId ? String(purchaseId) : undefined };
  const { url } = await createSmartLink({ ctx: await asOperator(), input });
  return { url, token: /\/([0-9a-f]{64})/.exec(url)?.[1] ?? '' };
}
const enter = (token: string, profileId = ana.id, at: Shop = shop): Promise<Answer> =>
  at.ask({ path: `/profiles/login_smart_link/${profileId}.json?token=${token}` });
const refusalOf = (answer: Answer) => [answer.status, keyOf(answer)];
const statusAs = async ({ body }: Answer) => {
  const { id, token } = body as { id: number; token: string };
  const headers = { profileid: String(id), token };
  return (await shop.ask({ path: '/profiles/status.json', headers })).status;
};

describe('a smart link (rule people/smart-link)', () => {
  it('opens its profile with a token of its own, as often as it is asked, and is kept by nobody', async () => {
    const { url, token } = await makeLink();
    expect(url).toMatch(new RegExp(`^http://${shop.host}(:\\d+)?/centro/sl/${ana.id}/[0-9a-f]{64}$`));
    const answers = [await enter(token), await enter(token)];
    for (const answer of answers) {
      expect(answer.body).toMatchObject({ id: ana.id, token: expect.stringMatching(/^[\w-]{43}$/) });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await statusAs(answer)).toBe(200);
    }
    const given = answers.map(({ body }) => (body as { token: string }).token);
    expect(new Set(given).size).toBe(2);
    const [dump] = await backend.db.system((sql) =>
      sql<{ row: string }>('select string_agg(t::text, $1) as row from profile_tokens t', ['\n']),
    );
    for (const secret of [token, ...given]) {
      expect(dump?.row).not.toContain(secret);
      expect(backend.logged.join('')).not.toContain(secret);
    }
  });

  it('names an order of its profile and the order’s branch, and no other’s', async () => {
    const { body } = await shop.add(
      ana,
      { id: shop.offerId('limonada', 'norte') },
      { supplier_id: shop.branchId('norte') },
    );
    const { purchase_id: id } = body as { purchase_id: number };
    expect((await makeLink(id)).url).toMatch(new RegExp(`/norte/sl/${ana.id}/[0-9a-f]{64}/${id}$`));
    ana = await shop.createDiner();
    await expect(makeLink(id)).rejects.toMatchObject({ key: 'not_found' });
  });

  it('is of one profile at one tenant for seven days', async () => {
    const other = await openShop(backend);
    const eva = await shop.createDiner();
    const { token } = await makeLink();
    expect(refusalOf(await enter(token, eva.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await enter(token, ana.id, other))).toEqual([404, 'not_found']);
    expect(refusalOf(await enter('0'.repeat(64)))).toEqual([404, 'not_found']);
    // A link's token is no profile's, and the other way round.
    const headers = { profileid: String(ana.id), token };
    expect((await shop.ask({ path: '/profiles/status.json', headers })).status).toBe(401);
    const { now } = backend.clock;
    backend.clock.now = new Date(now.getTime() + 7 * DAY_MS);
    expect(refusalOf(await enter(token))).toEqual([410, 'link_expired']);
    backend.clock.now = now;
    expect((await enter(token)).status).toBe(200);
  });

  it('lets a browser in for thirty days; its profile’s own browser stays', async () => {
    const entered = await enter((await makeLink()).token);
    const { now } = backend.clock;
    backend.clock.now = new Date(now.getTime() + 30 * DAY_MS - 1);
    expect(await statusAs(entered)).toBe(200);
    backend.clock.now = new Date(now.getTime() + 30 * DAY_MS);
    expect(await statusAs(entered)).toBe(401);
    expect((await shop.ask({ path: '/profiles/status.json', headers: ana.headers })).status).toBe(200);
    backend.clock.now = now;
  });

  it('ends when it is revoked, with every token that it gave; its profile’s own browser stays', async () => {
    const { token } = await makeLink();
    const entered = await enter(token);
    const input = { profileId: String(ana.id) };
    expect(await revokeSmartLinks({ ctx: await asOperator(), input })).toEqual({
      profile: ana.id,
      revoked: 1,
    });
    expect(refusalOf(await enter(token))).toEqual([404, 'not_found']);
    expect(await statusAs(entered)).toBe(401);
    expect((await shop.ask({ path: '/profiles/status.json', headers: ana.headers })).status).toBe(200);
  });
});
