import { CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { readDocument } from '@/tests/e2e/support/read-document';

test('a locked instance shows its own page wherever one asks (rule tenant/locked)', async ({ request }) => {
  const read = (path: string) => readDocument({ request, tenant: 'pupuseria-mela', path });
  for (const path of ['/', '/escalon', '/branch-offices']) {
    const answer = await read(path);
    expect(answer.status, path).toBe(307);
    expect(answer.location, path).toMatch(/\/inactive-instance$/);
  }
  const page = await read('/inactive-instance');
  expect(page.status).toBe(200);
  expect(page.headings(1)).toEqual([CATALOGUES.es.Inactive.title]);
  // It measures nobody, so it has nothing to ask and nothing to take back.
  expect(page.html).not.toContain('data-answer=');
  expect(page.text).not.toContain(CATALOGUES.es.Consent.title);
});

test('a locked instance has the files of its own page, and no sitemap', async ({ request }) => {
  const statusOf = async (name: string) =>
    (await readDocument({ request, tenant: 'pupuseria-mela', path: `/${name}` })).status;
  for (const name of ['texts.json', 'icon.svg', 'manifest.webmanifest', 'apple-touch-icon.png', 'share.png'])
    expect(await statusOf(name), name).toBe(200);
  expect(await statusOf('sitemap.xml')).toBe(307);
});

test('the short menu link and an id lead to the branch’s own address (rule branches/slug, rule table/short-link)', async ({
  request,
}) => {
  const asked = { request, tenant: 'bar-cerro', path: '/cerro-alegre/md?table_id=5' };
  const { status, location } = await readDocument(asked);
  expect(status).toBe(307);
  expect(location).toMatch(/\/cerro-alegre\/menu-digital\?table_id=5$/);
});
