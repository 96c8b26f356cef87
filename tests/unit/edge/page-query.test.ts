import { NextRequest } from 'next/server';
import { DEFAULT_THEME } from '@/lib/contract/tenant/lenient-instance';
import { rewrite } from '@/lib/edge/answers';
import { readPageQuery } from '@/lib/edge/page-query';
import { decide } from '@/lib/tenancy/decide';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';

const facts: TenantFacts = {
  id: 1,
  name: 'A',
  theme: DEFAULT_THEME,
  status: 'active',
  country_code: 'CO',
  language: 'es',
  langs: ['es', 'en'],
  links: [{ type: 'delivery' }, { type: 'on_table' }],
  suppliers: [{ id: 7, slug: 'centro', name: 'Centro', on_table_class: 'checkout', services: [] }],
  new_menu_v3: false,
  new_menu_url: null,
  pixel_google_analytics: null,
  pixel_facebook_analytics: null,
  map: null,
  gateway_origins: { script: [], connect: [], frame: [] },
  frame_ancestors: [],
};

/** Where the edge finds the page of an address that may still have its query. */
function pageOf({
  pathname,
  query,
  isPreview = false,
}: {
  pathname: string;
  query: string;
  isPreview?: boolean;
}) {
  const read = readPageQuery(new Headers({ 'x-page-query': query }));
  const decision = decide({
    request: { host: 'a.test', pathname, query: read.query, langCookie: undefined, acceptLanguage: null },
    answer: { kind: 'found', facts },
  });
  if (decision.action !== 'rewrite') throw new Error(decision.reason);
  const request = new NextRequest(`http://a.test${pathname}?${query}`);
  const answer = rewrite({ request, routerHash: read.routerHash, decision, isPreview });
  return answer.headers.get('x-middleware-rewrite');
}

test.each([
  ['/centro', 'table=7&gclid=abc&email=ana%40b.co', '/es-CO/centro'],
  ['/', 'lang=en&table=7', '/en-CO'],
  ['/centro/menu-digital', 'service=on_table', '/es-CO/centro/menu-digital'],
  ['/centro/orders', 'table=7', '/es-CO/centro/orders'],
  ['/robots.txt', 'table=7', '/es-CO/tenant-files/robots'],
])('the page of %s?%s has no query (guarantee/cache-isolation)', (pathname, query, page) => {
  expect(pageOf({ pathname, query })).toBe(`http://a.test/a.test${page}`);
});

test('a preview has none either', () => {
  expect(pageOf({ pathname: '/centro', query: 'table=7', isPreview: true })).toBe(
    'http://a.test/preview/a.test/es-CO/centro',
  );
});

test('only the hash of Next’s router goes on, which Next compares and removes', () => {
  expect(pageOf({ pathname: '/centro', query: 'table=7&_rsc=1a-2b&_rsc=mark' })).toBe(
    'http://a.test/a.test/es-CO/centro?_rsc=1a-2b',
  );
});

test('decisions read every other word', () => {
  const { query } = readPageQuery(new Headers({ 'x-page-query': 'lang=en&_rsc=1&table=a%20b' }));
  expect(query.toString()).toBe('lang=en&table=a+b');
  expect(readPageQuery(new Headers())).toEqual({ query: new URLSearchParams(), routerHash: null });
});

describe('an address with the word of a draft (rule tenant/look-draft)', () => {
  const token = 'a'.repeat(32);
  const answerOf = (pathname: string) => {
    const decision = decide({
      request: {
        host: 'a.test',
        pathname,
        query: new URLSearchParams({ draft: token }),
        langCookie: undefined,
        acceptLanguage: null,
      },
      answer: { kind: 'found', facts: { ...facts, pixel_google_analytics: 'G-ABCD' } },
    });
    if (decision.action !== 'rewrite') throw new Error(decision.reason);
    return rewrite({
      ...{
        request: new NextRequest(`http://a.test${pathname}`),
        routerHash: null,
        decision,
        isPreview: true,
      },
      draft: { token, staffHost: 'staff.test' },
    });
  };

  test.each(['/', '/centro', '/centro/orders'])('shows %s to the staff alone, kept by nobody', (pathname) => {
    const { headers } = answerOf(pathname);
    expect(headers.get('x-middleware-rewrite')).toMatch(/^http:\/\/a\.test\/preview\/a\.test\/es-CO/);
    expect(headers.get('x-middleware-request-x-draft')).toBe(token);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors staff\.test:\*$/);
    expect(policy).not.toContain('googletagmanager');
  });

  test('no other preview can be framed', () => {
    const decision = decide({
      request: {
        host: 'a.test',
        pathname: '/',
        query: new URLSearchParams(),
        langCookie: undefined,
        acceptLanguage: null,
      },
      answer: { kind: 'found', facts },
    });
    if (decision.action !== 'rewrite') throw new Error(decision.reason);
    const request = new NextRequest('http://a.test/');
    const { headers } = rewrite({ request, routerHash: null, decision, isPreview: true });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-middleware-request-x-draft')).toBeNull();
  });
});
