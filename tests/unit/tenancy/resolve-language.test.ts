import fc from 'fast-check';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { readSpoken, resolveLanguage } from '@/lib/tenancy/resolve-language';

test.each([
  {
    cookie: 'en',
    query: 'pt',
    spoken: 'es',
    own: 'es',
    langs: ['es', 'en', 'pt'],
    lang: 'en',
    why: 'the choice wins',
  },
  {
    cookie: undefined,
    query: 'pt',
    spoken: 'es',
    own: 'es',
    langs: ['es', 'pt'],
    lang: 'pt',
    why: 'then the address',
  },
  {
    cookie: undefined,
    query: null,
    spoken: 'en',
    own: 'es',
    langs: ['es', 'en'],
    lang: 'en',
    why: 'then the browser',
  },
  {
    cookie: undefined,
    query: null,
    spoken: 'pt',
    own: 'en',
    langs: ['en', 'es'],
    lang: 'en',
    why: 'then the tenant',
  },
  {
    cookie: 'pt',
    query: 'en',
    spoken: null,
    own: 'es',
    langs: ['es', 'en'],
    lang: 'en',
    why: 'what is not offered is passed over',
  },
  {
    cookie: 'xx',
    query: '../',
    spoken: null,
    own: 'es',
    langs: ['es'],
    lang: 'es',
    why: 'rubbish is no language',
  },
  {
    cookie: undefined,
    query: null,
    spoken: null,
    own: 'pt',
    langs: [],
    lang: 'es',
    why: 'Spanish when nothing is offered',
  },
] as const)('$why', ({ lang, why: _why, ...input }) => {
  expect(resolveLanguage(input)).toBe(lang);
});

test('whatever a visitor says, the answer is one that the tenant offers (rule tenant/page-language)', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string(), { nil: undefined }),
      fc.option(fc.string()),
      fc.option(fc.string()),
      fc.constantFrom(...LANGUAGES),
      (cookie, query, spoken, own) =>
        resolveLanguage({ cookie, query, spoken: readSpoken(spoken), own, langs: [own] }) === own,
    ),
  );
});

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['fr-FR, EN ;q=0.5', 'en'],
  ['est,es-419', 'es'],
  [`${'fr,'.repeat(60)}en`, 'en'],
  ['fr', null],
  ['', null],
  [null, null],
])('of %j the first of our languages is %j', (header, lang) => {
  expect(readSpoken(header)).toBe(lang);
});
