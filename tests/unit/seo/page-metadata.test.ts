import { languagePath, toPageMetadata } from '@/lib/seo/page-metadata';
import { toShareText } from '@/lib/seo/share-text';

const tenant = {
  name: 'La Brasa',
  langs: ['es', 'en'] as ('es' | 'en')[],
  language: 'es' as const,
  country_code: 'CO' as const,
  meta: { favicon: null, description: 'Carne y fuego.' },
};

test('a page links to itself, its other languages and the default one (rule tenant/page-language)', () => {
  const { alternates } = toPageMetadata({ tenant, lang: 'en', path: '/centro', title: 'Centro' });
  expect(alternates).toEqual({
    canonical: '/centro?lang=en',
    languages: { es: '/centro', en: '/centro?lang=en', 'x-default': '/centro' },
  });
});

test('in the tenant’s own language the address is plain', () => {
  expect(toPageMetadata({ tenant, lang: 'es', path: '/' }).alternates?.canonical).toBe('/');
  expect(languagePath({ path: '/', lang: 'en', own: 'en' })).toBe('/');
});

test('a tenant of one language has no alternates', () => {
  const { alternates } = toPageMetadata({ tenant: { ...tenant, langs: ['es'] }, lang: 'es', path: '/' });
  expect(alternates).toEqual({ canonical: '/' });
});

test('a shared link shows title, sentence, picture and language', () => {
  expect(toPageMetadata({ tenant, lang: 'en', path: '/centro', title: 'Centro' }).openGraph).toEqual({
    type: 'website',
    siteName: 'La Brasa',
    title: 'Centro',
    description: 'Carne y fuego.',
    url: '/centro?lang=en',
    locale: 'en_CO',
    alternateLocale: ['es_CO'],
    images: [{ url: '/share.png?lang=en', width: 1200, height: 630, alt: 'La Brasa' }],
  });
  const landing = toPageMetadata({ tenant, lang: 'es', path: '/', description: 'Otra cosa.' });
  expect(landing).not.toHaveProperty('title');
  expect(landing).toMatchObject({
    description: 'Otra cosa.',
    openGraph: { title: 'La Brasa', description: 'Otra cosa.', images: [{ url: '/share.png' }] },
  });
});

test('a product says by itself what it is, because the framework knows no products', () => {
  const { openGraph } = toPageMetadata({
    tenant,
    lang: 'es',
    path: '/centro/7',
    title: 'Ajiaco',
    kind: 'product',
  });
  expect(openGraph).toMatchObject({ title: 'Ajiaco', url: '/centro/7' });
  expect(openGraph).not.toHaveProperty('type');
});

test.each([
  ['Café Ñandú', 40, 'Café Ñandú'],
  ['Sushi 寿司 🍣 Bar', 40, 'Sushi Bar'],
  ['Una frase que no cabe entera', 16, 'Una frase que…'],
  ['Palabralarguísima', 8, 'Palabral…'],
  ['🍔', 8, ''],
])('%s is printed within %d letters as %s', (text, maxLength, printed) => {
  expect(toShareText({ text, maxLength })).toBe(printed);
});
