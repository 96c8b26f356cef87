import { DEFAULT_THEME } from '@/lib/contract/tenant/lenient-instance';
import { refusalHeaders, refusalPage } from '@/lib/edge/refusal-page';
import type { RefusalStatus } from '@/lib/tenancy/decide';
import { resolveVisitorLanguage } from '@/lib/tenancy/resolve-language';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const STATUSES: RefusalStatus[] = [400, 404, 503];
const LOGO = '<img src="/icon-maskable.png" alt="">';
const brand = { name: 'La Brasa <Andina>', theme: { ...DEFAULT_THEME, theme_color: '#b3361b' } };

test.each(STATUSES)(
  'the refusal %d is a plain document that asks for nothing but its host’s icon',
  (status) => {
    for (const page of [
      refusalPage({ status, lang: 'es', brand: null }),
      refusalPage({ status, lang: 'es', brand }),
    ]) {
      expect(page).toMatch(/^<!doctype html><html lang="es">/);
      expect(page).toContain('noindex');
      expect(page.replace(LOGO, '')).not.toMatch(/<script|http:|https:|src=|url\(/i);
    }
  },
);

test('under a tenant’s name it wears the tenant’s colours and leads home', () => {
  const page = refusalPage({ status: 404, lang: 'en', brand });
  expect(page).toContain('La Brasa &lt;Andina&gt;');
  expect(page).toContain('--color-brand:#b3361b');
  expect(page).toContain(`<h1>${en.NotFound.title}</h1>`);
  expect(page).toContain(`<a href="/">${en.NotFound.home}</a>`);
});

test('a page that is not there shows the tenant’s icon, which its policy lets in; a store that is away asks for none', () => {
  expect(refusalPage({ status: 404, lang: 'es', brand })).toContain(`L${LOGO}</i>`);
  expect(refusalHeaders(404)['content-security-policy']).toContain("img-src 'self'");
  for (const status of STATUSES)
    expect(refusalPage({ status, lang: 'es', brand: null })).not.toContain('<img');
  expect(refusalPage({ status: 503, lang: 'es', brand })).not.toContain('<img');
});

test('under nobody’s name it says that the store was not found and leads nowhere', () => {
  for (const [lang, words] of Object.entries({ es, en, pt } as const)) {
    const page = refusalPage({ status: 404, lang: lang as 'es', brand: null });
    expect(page).toContain(`<h1>${words.NoStore.title}</h1>`);
    expect(page).not.toContain('<a ');
  }
});

test('what cannot be drawn just now offers to try again, and does so by itself', () => {
  expect(refusalPage({ status: 503, lang: 'es', brand })).toContain(`<a href="">${es.Unavailable.retry}</a>`);
  expect(refusalHeaders(503)).toMatchObject({
    'retry-after': '5',
    refresh: '5',
    'cache-control': 'no-store',
  });
  expect(refusalHeaders(404)).not.toHaveProperty('refresh');
});

test('its policy lets nothing run and nothing in', () => {
  expect(refusalHeaders(404)['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
});

test('a name without a letter still has a face', () => {
  expect(refusalPage({ status: 404, lang: 'es', brand: { ...brand, name: '🍔' } })).toContain(
    `>·${LOGO}</i>`,
  );
});

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['fr-FR, en;q=0.5', 'en'],
  ['de', 'es'],
  ['', 'es'],
  [null, 'es'],
])('a browser that speaks %j is answered in %s', (header, lang) => {
  expect(resolveVisitorLanguage(header)).toBe(lang);
});
