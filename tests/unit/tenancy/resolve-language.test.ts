import fc from 'fast-check';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { resolveLanguage } from '@/lib/tenancy/resolve-language';

test.each([
  { cookie: 'en', query: 'pt', own: 'es', langs: ['es', 'en', 'pt'], lang: 'en', why: 'the choice wins' },
  { cookie: undefined, query: 'pt', own: 'es', langs: ['es', 'pt'], lang: 'pt', why: 'then the address' },
  { cookie: undefined, query: null, own: 'en', langs: ['en', 'es'], lang: 'en', why: 'then the tenant' },
  {
    cookie: 'pt',
    query: 'en',
    own: 'es',
    langs: ['es', 'en'],
    lang: 'en',
    why: 'what is not offered is passed over',
  },
  { cookie: 'xx', query: '../', own: 'es', langs: ['es'], lang: 'es', why: 'rubbish is no language' },
  {
    cookie: undefined,
    query: null,
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
      fc.constantFrom(...LANGUAGES),
      (cookie, query, own) => resolveLanguage({ cookie, query, own, langs: [own] }) === own,
    ),
  );
});
