import { addressOf, CATALOGUES, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import {
  LISTS,
  OF_A_BRANCH,
  pagesOf,
  SCREENS,
  SCREENS_OF as TENANT,
} from '@/tests/e2e/support/public-screens';
import { ask } from '@/tests/e2e/support/raw-http';
import { elementsOf, readDocument, textOf } from '@/tests/e2e/support/read-document';

test('every public screen opens in each language of its tenant', async ({ request }) => {
  const PAGES = [
    { tenant: TENANT, lang: 'es', locale: 'es-CO', paths: Object.values(SCREENS).flat() },
    { tenant: TENANT, lang: 'en', locale: 'en-CO', paths: Object.values(SCREENS).flat() },
    // It speaks one language.
    {
      tenant: 'boteco-ipe',
      lang: 'pt',
      locale: 'pt-BR',
      paths: [...LISTS, ...pagesOf('vila-madalena', OF_A_BRANCH)],
    },
  ];
  for (const { tenant, lang, locale, paths } of PAGES)
    for (const path of paths) {
      const read = await readDocument({ request, tenant, path: `${path}?lang=${lang}` });
      expect.soft([read.status, read.lang], `${tenant}${path}`).toEqual([200, locale]);
      expect.soft(read.headings(1), `${tenant}${path}`).toHaveLength(1);
    }
});

test('the card of a branch offers its services where none was chosen, a store says its hours (rule branches/lists)', async ({
  request,
}) => {
  const { Branches, Contact, Services } = CATALOGUES.es;
  const cardOf = async (path: string) => {
    const { html } = await readDocument({ request, tenant: TENANT, path });
    const found = elementsOf(html, 'article').find((card) => card.includes('Brasa Andina Chapinero')) ?? '';
    return { card: found, links: elementsOf(found, 'a').map((link) => [textOf(link), link] as const) };
  };
  const choice = await cardOf('/branch-without-service');
  expect(choice.card).toContain(`aria-label="${Branches.choose}"`);
  expect(choice.links).toHaveLength(5);
  const hrefs = new Map(choice.links);
  expect(hrefs.get(Services.book)).toContain('href="/chapinero/reservar"');
  expect(hrefs.get(Services.take_away)).toContain('href="/chapinero?service=take_away"');

  const store = await cardOf('/branch-offices');
  expect(store.card).toContain(`<summary>${Branches.hours}</summary>`);
  expect(textOf(store.card)).toMatch(/11:30 a\. m\.–/);
  const ways = new Map(store.links);
  expect(ways.get(Branches.map)).toMatch(/href="[^"]*google\.com\/maps/);
  expect(ways.get(Contact.call)).toMatch(/href="tel:\+57/);
});

test('search engines and shared links find each page once, in each of its languages (rule tenant/page-language)', async ({
  request,
}) => {
  const origin = addressOf(TENANT, '');
  const host = `${TENANT}.localhost`;
  for (const [path, canonical] of [
    ['/chapinero?lang=en&utm_source=x', '/chapinero?lang=en'],
    ['/chapinero', '/chapinero'],
    ['/branch-offices?lang=en', '/branch-offices?lang=en'],
  ] as const) {
    const page = await ask({ port: WEB_PORT, host, path });
    const plain = `${origin}${canonical.split('?')[0]}`;
    expect(page).toContain(`<link rel="canonical" href="${origin}${canonical}"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="en" href="${plain}?lang=en"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="es" href="${plain}"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="x-default" href="${plain}"/>`);
    expect(page).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(page).toContain(`<meta property="og:image" content="${origin}/share.png`);
  }
  const picture = await request.get(`http://127.0.0.1:${WEB_PORT}/share.png`, { headers: { host } });
  expect(picture.headers()['content-type']).toBe('image/png');
  // Width and height stand in the header of a PNG.
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
