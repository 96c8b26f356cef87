import {
  DOCUMENT_HEADERS,
  headersOfPath,
  PERSONAL_HEADERS,
  personalPagePolicy,
  policyOfPath,
  publicPagePolicy,
  toReportOrigins,
} from '@/lib/security/page-policy';

const policyOf = (google: string | null, meta: string | null) =>
  publicPagePolicy({
    pixel_google_analytics: google,
    pixel_facebook_analytics: meta,
    reportOrigins: [],
  });

test('a tenant without pixels reaches nobody else', () => {
  expect(policyOf(null, null)).not.toContain('https:');
});

test('each pixel opens its own door alone', () => {
  expect(policyOf('G-1', null)).toContain(
    "script-src 'self' 'unsafe-inline' https://www.googletagmanager.com;",
  );
  expect(policyOf('G-1', null)).not.toContain('connect.facebook.net');
  expect(policyOf(null, '1')).toContain('https://connect.facebook.net');
  expect(policyOf(null, '1')).not.toContain('googletagmanager');
});

test('Google’s pixel reaches where an account with Signals sends what it measures, and Meta’s does not', () => {
  const calls = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'));
  for (const host of [
    'https://analytics.google.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
  ]) {
    expect(calls(policyOf('G-1', null))?.split(' ')).toContain(host);
    expect(calls(policyOf(null, '1'))?.split(' ')).not.toContain(host);
  }
  expect(policyOf('G-1', null)).not.toContain('facebook');
  expect(policyOf(null, '1')).not.toContain('google');
});

test.each(["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])(
  'every policy says %s',
  (directive) => {
    expect(policyOf('G-1', '1').split('; ')).toContain(directive);
  },
);

test('documents keep their type and tell little of where one came from', () => {
  expect(DOCUMENT_HEADERS).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

const GATEWAYS = {
  script: ['https://js.pay.example'],
  connect: ['https://api.pay.example'],
  frame: ['https://js.pay.example', 'https://hooks.pay.example'],
};

test('a page of the diner runs only what its nonce names, and reaches no gateway (rule payments/page-policy)', () => {
  const policy = personalPagePolicy({ nonce: 'n0', gateways: null, facts: { reportOrigins: [] } });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-n0' 'strict-dynamic'",
      "connect-src 'self'",
      "frame-src 'self'",
    ]),
  );
  expect(policy).not.toContain('https:');
});

test('a page that pays reaches what its gateways declare, and no more (rule payments/page-policy)', () => {
  const policy = personalPagePolicy({ nonce: 'n0', gateways: GATEWAYS, facts: { reportOrigins: [] } });
  expect(policy.split('; ').filter((part) => part.includes('pay.example'))).toEqual([
    "script-src 'self' 'nonce-n0' 'strict-dynamic' https://js.pay.example",
    "connect-src 'self' https://api.pay.example",
    "frame-src 'self' https://js.pay.example https://hooks.pay.example",
  ]);
});

test('nobody keeps or finds a page of the diner (rule platform/personal-pages)', () => {
  expect(PERSONAL_HEADERS).toEqual({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('the consent frame runs nothing and is framed by its own host alone (rule visit/consent-frame)', () => {
  const facts = {
    pixel_google_analytics: 'G-1',
    pixel_facebook_analytics: '1',
    gateway_origins: GATEWAYS,
    reportOrigins: [],
  };
  expect(policyOfPath({ pathname: '/consent.html', map: null, facts }).split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(policyOfPath({ pathname: '/centro', map: null, facts })).toBe(publicPagePolicy(facts));
});

test('the document of a card’s bank runs without an origin, framed by its own host alone (rule payments/challenge)', () => {
  const facts = {
    pixel_google_analytics: 'G-1',
    pixel_facebook_analytics: null,
    gateway_origins: { script: [], connect: ['http://127.0.0.1:4191'], frame: [] },
    reportOrigins: ['https://reports.example'],
  };
  const parts = policyOfPath({ pathname: '/challenge.html', map: null, facts }).split('; ');
  expect(parts).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      'form-action https: http://127.0.0.1:4191',
      "frame-ancestors 'self'",
    ]),
  );
  expect(parts.join()).not.toMatch(/allow-same-origin|'self',|googletagmanager|reports/);
});

test('reports of faults open the door of their own host, and only with a DSN', () => {
  expect(toReportOrigins(null)).toEqual([]);
  expect(toReportOrigins('no address')).toEqual([]);
  const reportOrigins = toReportOrigins('https://key@reports.example/7');
  expect(reportOrigins).toEqual(['https://reports.example']);
  const pixels = { pixel_google_analytics: null, pixel_facebook_analytics: null };
  const policies = [
    publicPagePolicy({ ...pixels, reportOrigins }),
    personalPagePolicy({ nonce: 'n0', gateways: null, facts: { reportOrigins } }),
  ];
  for (const policy of policies) expect(policy).toContain("connect-src 'self' https://reports.example;");
});

test('a page keeps its window from other sites, and may open a bank’s', () => {
  expect(DOCUMENT_HEADERS).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  ['/', 'same-origin'],
  ['/centro', 'same-origin'],
  ['/centro/order/7', 'same-origin'],
  ['/texts.json', 'same-origin'],
  ['/manifest.webmanifest', 'same-origin'],
  ['/consent.html', 'same-origin'],
  ['/share.png', 'cross-origin'],
  ['/icon-192.png', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
])('%s may be put into pages of the %s', (pathname, policy) => {
  const headers = headersOfPath({ pathname, langs: ['es'] });
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});

test('where the cookie chooses the language, shared caches are told so', () => {
  expect(headersOfPath({ pathname: '/', langs: ['es', 'en'] })).toMatchObject({
    'x-vary': 'Cookie, Accept-Language',
  });
  expect(headersOfPath({ pathname: '/', langs: ['es'] })).not.toHaveProperty('x-vary');
});

describe('a page that may open a map (rule delivery/map)', () => {
  const NO_PIXELS = { pixel_google_analytics: null, pixel_facebook_analytics: null, reportOrigins: [] };
  const GOOGLE = { kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' } as const;
  const TILES = {
    kind: 'tiles',
    url: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap',
  } as const;
  const policies = (map: typeof GOOGLE | typeof TILES | null) => [
    publicPagePolicy(NO_PIXELS, map),
    personalPagePolicy({ nonce: 'n0', gateways: null, map, facts: NO_PIXELS }),
  ];
  const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(name)) ?? '';

  it('reaches nobody else without one', () => {
    for (const policy of policies(null)) expect(policy).not.toMatch(/https:|blob:|worker-src|font-src/);
  });

  it('takes pictures, and nothing else, from the hosts of the tiles', () => {
    for (const policy of policies(TILES)) {
      expect(part(policy, 'img-src')).toBe(
        "img-src 'self' data: https://a.tiles.example https://b.tiles.example https://c.tiles.example",
      );
      expect(policy.split('tiles.example')).toHaveLength(4);
    }
  });

  it('lets Google’s map in, and no code that is made of text', () => {
    for (const policy of policies(GOOGLE)) {
      for (const name of ['script-src', 'img-src', 'connect-src'])
        expect(part(policy, name)).toContain('https://*.googleapis.com');
      expect(part(policy, 'font-src')).toBe("font-src 'self' https://fonts.gstatic.com");
      expect(part(policy, 'worker-src')).toBe("worker-src 'self' blob:");
      expect(policy.match(/frame-src/g)).toHaveLength(1);
      expect(part(policy, 'frame-src')).toContain('https://*.google.com');
      expect(policy).not.toContain('unsafe-eval');
    }
  });
});

test('the address of a printed code is told to nobody (rule table/code)', () => {
  expect(headersOfPath({ pathname: '/md', langs: ['es'] })).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a page is framed by the sites that are named alone (rule booking/popup)', () => {
  const policy = { nonce: 'n', gateways: null, facts: { reportOrigins: [] } };
  const framedBy = ['https://a.example', 'https://b.example'];
  expect(personalPagePolicy({ ...policy, framedBy })).toContain(
    'frame-ancestors https://a.example https://b.example',
  );
  expect(personalPagePolicy(policy)).toContain("frame-ancestors 'none'");
});
