import type { TenantFacts } from '@/lib/tenancy/tenant-facts';

/** What each pixel's script is fetched from and speaks to; Google's speaks to more than one host where an account has Signals. */
const GOOGLE = {
  script: 'https://www.googletagmanager.com',
  images: ['https://*.google-analytics.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://analytics.google.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
  ],
};
const META = {
  script: 'https://connect.facebook.net',
  images: ['https://www.facebook.com'],
  calls: ['https://www.facebook.com'],
};

/** Where a browser may send reports of faults; empty when nothing is reported. */
type Reports = { reportOrigins: readonly string[] };

/**
 * The content policy of a public page (rule platform/public-pages): static documents cannot carry
 * a nonce, so Next's own inline scripts are allowed and nothing of a diner is inside. Pixel hosts
 * stand there only for tenants that have pixels.
 */
export function publicPagePolicy(
  facts: Pick<TenantFacts, 'pixel_google_analytics' | 'pixel_facebook_analytics'> & Reports,
): string {
  const pixels = [
    ...(facts.pixel_google_analytics ? [GOOGLE] : []),
    ...(facts.pixel_facebook_analytics ? [META] : []),
  ];
  const scripts = pixels.map(({ script }) => script);
  const images = pixels.flatMap((pixel) => pixel.images);
  const calls = pixels.flatMap((pixel) => pixel.calls);
  return [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline' ${scripts.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: ${images.join(' ')}`.trim(),
    `connect-src 'self' ${[...scripts, ...calls, ...facts.reportOrigins].join(' ')}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Where a browser sends reports of a DSN: its host, and nothing when there is none that can be read. */
export function toReportOrigins(dsn: string | null): string[] {
  if (dsn === null) return [];
  try {
    return [new URL(dsn).origin];
  } catch {
    return [];
  }
}

/** The consent frame runs nothing, asks nobody, and is framed by its own host alone (rule visit/consent-frame). */
const CONSENT_FRAME_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The content policy of a page that is the same for every diner, by its address. */
export function policyOfPath({
  pathname,
  facts,
}: {
  pathname: string;
  facts: Parameters<typeof publicPagePolicy>[0];
}): string {
  return pathname === '/consent.html' ? CONSENT_FRAME_POLICY : publicPagePolicy(facts);
}

/** How the edge hands a page of the diner's own the nonce for its own script; nobody outside may (server/guard-request). */
export const NONCE_HEADER = 'x-nonce';

/**
 * The content policy of a page of the diner's own: only scripts with the request's nonce and what those load, the
 * tenant's gateway in `connect-src`, no pixels.
 */
export function personalPagePolicy({
  nonce,
  facts,
}: {
  nonce: string;
  facts: Pick<TenantFacts, 'gateway_origins'> & Reports;
}): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self' ${[...facts.gateway_origins, ...facts.reportOrigins].join(' ')}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** What a page of the diner's own adds: nobody keeps it, nobody finds it, its address stays here. */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Headers that every document carries. A bank's or a wallet's window that a page opens may still answer it. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), payment=(self)',
};

/** How the edge tells the program what to add to `Vary`, which Next writes by itself (server/join-vary). */
const VARY_HEADER = 'x-vary';

/** The tenant's pictures, which other sites show beside a link to it. */
const SHOWN_ELSEWHERE = /^\/[a-z0-9-]+\.(png|svg|ico)$/;

/**
 * What an answer of the hidden space says besides its content policy: who may put it into a page of theirs, and that the
 * cookie chooses among a tenant's languages, for shared caches that do not know it as our edge does.
 */
export function headersOfPath({
  pathname,
  langs,
}: {
  pathname: string;
  langs: TenantFacts['langs'];
}): Record<string, string> {
  return {
    ...DOCUMENT_HEADERS,
    ...(SHOWN_ELSEWHERE.test(pathname) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    ...(langs.length > 1 ? { [VARY_HEADER]: 'Cookie' } : {}),
  };
}
