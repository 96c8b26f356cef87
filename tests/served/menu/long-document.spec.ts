import { gzipSync } from 'node:zlib';
import { addressOf, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { LONG_CATEGORIES, LONG_PRODUCTS, LONG_TENANT, longName } from '@/tests/e2e/support/tenants/long-menu';

const menu = addressOf(LONG_TENANT, '/centro');

test('the first document of a long menu holds its beginning, names every product and stays below its weight, and the sitemap has every page (guarantee/document-weight, rule menu/long-menu)', async ({
  request,
}) => {
  const read = async (path: string) => {
    const headers = { host: new URL(menu).host };
    return (await request.get(`http://127.0.0.1:${WEB_PORT}${path}`, { headers })).body();
  };
  const html = await read('/centro');
  const text = html.toString();
  expect(gzipSync(html, { level: 6 }).length).toBeLessThan(60_000);
  expect(text.match(/class="dish"/g)?.length).toBeLessThan(120);
  const names = Array.from({ length: LONG_PRODUCTS }, (_, index) => longName(index));
  expect(names.filter((name) => !text.includes(`>${name}<`))).toEqual([]);
  const headings = [...text.matchAll(/<h2[^>]*>(Grupo \d+)</g)].map(([, name]) => name);
  expect(headings).toEqual(Array.from({ length: LONG_CATEGORIES }, (_, index) => `Grupo ${index + 1}`));
  const sitemap = (await read('/sitemap.xml')).toString();
  const pages = new Set(sitemap.match(/<loc>[^<]*\/centro\/\d+<\/loc>/g));
  expect(pages.size).toBe(LONG_PRODUCTS);
});
