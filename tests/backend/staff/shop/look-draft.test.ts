import sharp from 'sharp';
import { forgetLookDrafts, forgetUploadedPictures } from '@/backend/staff';
import type { LookDraft } from '@/lib/contract/staff/shop/draft-calls';
import type { Instance } from '@/lib/contract/tenant/instance';
import { LOOK_DRAFT_KEPT_MS, LOOK_SHOWN_MS } from '@/lib/domain/shop/draft/look-draft';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { toPictureForm } from '@/tests/support/backend/to-form';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const PATH = '/staff/shop/look_draft.json';
const set = (field: string[], to: unknown, from: unknown = null): ShopPatch => ({
  ...{ op: 'set', kind: 'tenant', key: 'tenant' },
  ...{ field, from, to },
});
const BLUE = set(['theme', 'themeColor'], '#123456');

async function open() {
  const shop = await openShop(backend, {});
  const join = (name: string, branches: number[] | null = null) =>
    joinStaff({ backend, slug: shop.slug, role: 'manager', mail: `${name}@${shop.slug}.test`, branches });
  const { at } = await join('ana');
  const keep = async (patches: readonly ShopPatch[], as = at) => {
    const { status, body } = await as({ method: 'PUT', path: PATH, body: { patches } });
    const token = status === 200 ? new URL((body as { url: string }).url).searchParams.get('draft') : null;
    return { status, token: token ?? '' };
  };
  const read = async (as = at) => (await as({ path: PATH })).body as LookDraft;
  const look = async (draft: string | null = null, host = shop.host) => {
    const query = draft === null ? '' : `?draft=${draft}`;
    const { status, headers, body } = await backend.ask({ path: `/domain/config.json${query}`, host });
    return { status, cache: headers.get('cache-control'), config: body as Instance };
  };
  return { ...shop, at, join, keep, read, look };
}

it('shows the look of a draft to who has its word, and to no diner', async () => {
  const { keep, look } = await open();
  const before = (await look()).config;
  const { token } = await keep([BLUE, set(['name'], 'La Nueva'), set(['description', 'es'], 'Otra casa')]);
  const drafted = await look(token);
  expect(drafted).toMatchObject({ status: 200, cache: 'private, no-store' });
  expect(drafted.config).toMatchObject({
    ...{ name: 'La Nueva', theme: { ...before.theme, theme_color: '#123456' } },
    meta: { description: 'Otra casa' },
  });
  expect((await look()).config).toEqual(before);
});

it('keeps a draft for its person: on another device it is there, and another person has their own', async () => {
  const { keep, read, join, look } = await open();
  const first = await keep([BLUE]);
  const berta = await join('berta');
  expect(await read()).toEqual({ patches: [BLUE] });
  expect(await read(berta.at)).toEqual({ patches: [] });
  const second = await keep([set(['theme', 'themeColor'], '#654321')], berta.at);
  expect(second.token).not.toBe(first.token);
  expect((await look(first.token)).config.theme.theme_color).toBe('#123456');
  // The same word shows what is edited next.
  expect((await keep([])).token).toBe(first.token);
  expect(await read()).toEqual({ patches: [] });
});

it('shows a field that is not of its shape as it stands', async () => {
  const { keep, look } = await open();
  const before = (await look()).config;
  const { token } = await keep([set(['theme', 'dark'], 'very'), set(['links'], ['teleport']), BLUE]);
  expect((await look(token)).config).toMatchObject({ theme: before.theme, links: before.links });
});

it('knows no word that is over, of another tenant, or made up', async () => {
  const [one, other] = [await open(), await open()];
  const { token } = await one.keep([BLUE]);
  expect((await one.look(token, other.host)).status).toBe(404);
  expect((await one.look('x'.repeat(32))).status).toBe(404);
  expect((await one.look('short')).status).toBe(422);
  backend.clock.now = new Date(backend.clock.now.getTime() + LOOK_SHOWN_MS);
  expect((await one.look(token)).status).toBe(404);
  const again = await one.keep([BLUE]);
  expect(again.token).not.toBe(token);
  expect((await one.look(again.token)).status).toBe(200);
  backend.clock.now = new Date(backend.clock.now.getTime() - LOOK_SHOWN_MS);
});

it('takes fields of the restaurant alone, of who edits all of it, and no number of a card', async () => {
  const { keep, join, branchId } = await open();
  const added: ShopPatch = { op: 'remove', kind: 'product', key: 'ajiaco', after: null, entity: {} };
  expect((await keep([added])).status).toBe(422);
  expect((await keep([set(['description', 'es'], 'Paga con 4111 1111 1111 1111')])).status).toBe(422);
  const here = await join('carla', [branchId()]);
  expect((await keep([BLUE], here.at)).status).toBe(403);
});

it('lets a picture live as long as the draft that names it, and forgets both', async () => {
  const { at, keep, read } = await open();
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();
  const { body: logo } = await at({
    ...{ method: 'POST', path: '/staff/shop/pictures' },
    body: toPictureForm(file),
  });
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + LOOK_DRAFT_KEPT_MS / 2);
  await keep([set(['logo'], logo)]);
  const forgetAt = (ms: number) =>
    backend.db.system(async (sql) => {
      const now = new Date(backend.clock.now.getTime() + ms);
      return [await forgetUploadedPictures({ sql, now }), await forgetLookDrafts({ sql, now })];
    });
  await forgetAt(LOOK_DRAFT_KEPT_MS - 1);
  expect((await read()).patches).toHaveLength(1);
  const [pictures, drafts] = await forgetAt(LOOK_DRAFT_KEPT_MS + 1);
  expect(pictures).toBeGreaterThan(0);
  expect(drafts).toBeGreaterThan(0);
  backend.clock.now = start;
});

it('shows the public pages of a locked restaurant to who has the word, and orders nothing (rule tenant/locked)', async () => {
  const { slug, host, keep, read, at } = await open();
  const { token } = await keep([BLUE]);
  await backend.db.system((sql) => sql(`update instances set status = 'locked' where slug = $1`, [slug]));
  const ask = async (path: string, word: string | null, method: 'GET' | 'POST' = 'GET') => {
    const headers: Record<string, string> = word === null ? {} : { 'x-draft': word };
    const body = method === 'POST' ? { body: {} } : {};
    return (await backend.ask({ path, host, headers, method, ...body })).status;
  };
  const pages = ['/domain/branches.json', '/domain/suppliers/centro.json'];
  for (const path of pages) {
    expect(await ask(path, token)).toBe(200);
    for (const word of [null, 'x'.repeat(32), 'short']) expect(await ask(path, word)).toBe(423);
  }
  expect(await ask('/domain/popups.json', token)).toBe(423);
  expect(await ask('/domain/branches.json', token, 'POST')).toBe(423);
  expect(await ask('/profiles/anonymous.json', token, 'POST')).toBe(423);

  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + LOOK_SHOWN_MS - 1);
  const { body } = await at({ method: 'PUT', path: PATH, body: {} });
  expect(new URL((body as { url: string }).url).searchParams.get('draft')).toBe(token);
  expect(await read()).toEqual({ patches: [BLUE] });
  backend.clock.now = new Date(start.getTime() + 2 * LOOK_SHOWN_MS - 2);
  expect(await ask('/domain/branches.json', token)).toBe(200);
  backend.clock.now = new Date(start.getTime() + 2 * LOOK_SHOWN_MS);
  expect(await ask('/domain/branches.json', token)).toBe(423);
  backend.clock.now = start;
});
