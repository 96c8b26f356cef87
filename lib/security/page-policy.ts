import { type MapChoice, type MapOrigins, originsOfMap } from '@/lib/domain/delivery/map-choice';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';

/** Hosts of the pixels' scripts and calls; Google with Signals uses more than one. */
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

type Reports = { reportOrigins: readonly string[] };

const listSources = (own: string, others: readonly string[]) => [own, ...others].join(' ');

const framedIn = (sites: readonly string[]) =>
  `frame-ancestors ${sites.length > 0 ? sites.join(' ') : `'none'`}`;

/** Directives that only a map needs (rule delivery/map). */
const mapDirectives = ({ font, frame, worker }: MapOrigins) => [
  ...(font.length > 0 ? [listSources(`font-src 'self'`, font)] : []),
  ...(frame.length > 0 ? [listSources(`frame-src 'self'`, frame)] : []),
  ...(worker.length > 0 ? [listSources(`worker-src 'self'`, worker)] : []),
];

/** Static documents carry no nonce (rule platform/public-pages), so Next's inline scripts are allowed. */
export function publicPagePolicy(
  facts: Pick<TenantFacts, 'pixel_google_analytics' | 'pixel_facebook_analytics'> & Reports,
  /** The map of a page that may open one. */
  map: MapChoice | null = null,
  framedBy: readonly string[] = [],
): string {
  const origins = originsOfMap(map);
  const pixels = [
    ...(facts.pixel_google_analytics ? [GOOGLE] : []),
    ...(facts.pixel_facebook_analytics ? [META] : []),
  ];
  const scripts = pixels.map(({ script }) => script);
  const images = [...pixels.flatMap((pixel) => pixel.images), ...origins.image];
  const calls = pixels.flatMap((pixel) => pixel.calls);
  return [
    `default-src 'self'`,
    listSources(`script-src 'self' 'unsafe-inline'`, [...scripts, ...origins.script]),
    listSources(`style-src 'self' 'unsafe-inline'`, origins.style),
    listSources(`img-src 'self' data:`, images),
    listSources(`connect-src 'self'`, [...scripts, ...calls, ...facts.reportOrigins, ...origins.connect]),
    ...mapDirectives(origins),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    framedIn(framedBy),
  ].join('; ');
}

export function toReportOrigins(dsn: string | null): string[] {
  if (dsn === null) return [];
  try {
    return [new URL(dsn).origin];
  } catch {
    return [];
  }
}

/** No scripts, no requests, framed by its own host alone (rule visit/consent-frame). */
const CONSENT_FRAME_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/**
 * A card's bank may be anywhere, and brings scripts, frames and forms of its own: they run without an origin, framed by
 * the tenant's own host alone (rule payments/challenge). The gateway's origins: the payment sandbox is not on https.
 */
function challengeFramePolicy({ connect, frame }: TenantFacts['gateway_origins']): string {
  const banks = [...new Set(['https:', ...connect, ...frame])].join(' ');
  return [
    'sandbox allow-scripts allow-forms',
    `default-src 'none'`,
    `script-src 'unsafe-inline' https:`,
    `style-src 'unsafe-inline' https:`,
    `img-src https: data:`,
    `font-src https: data:`,
    `connect-src ${banks}`,
    `frame-src ${banks}`,
    `form-action ${banks}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Policy of a page that is the same for every diner. */
export function policyOfPath({
  pathname,
  map,
  framedBy = [],
  facts,
}: {
  pathname: string;
  map: MapChoice | null;
  framedBy?: readonly string[];
  facts: Parameters<typeof publicPagePolicy>[0] & Pick<TenantFacts, 'gateway_origins'>;
}): string {
  if (pathname === '/challenge.html') return challengeFramePolicy(facts.gateway_origins);
  return pathname === '/consent.html' ? CONSENT_FRAME_POLICY : publicPagePolicy(facts, map, framedBy);
}

/** Passes the nonce from edge to page; visitors cannot set it (server/guard-request). */
export const NONCE_HEADER = 'x-nonce';

/**
 * Only scripts with the request's nonce and what they load; no pixels.
 * @param gateways of a page that pays (rule payments/page-policy); null on all others
 * @param map of a page that may open one (rule delivery/map); null on all others
 * @param framedBy sites that may show it in a frame of theirs (rule booking/popup)
 */
export function personalPagePolicy({
  nonce,
  gateways,
  map = null,
  framedBy = [],
  facts,
}: {
  nonce: string;
  gateways: TenantFacts['gateway_origins'] | null;
  map?: MapChoice | null;
  framedBy?: readonly string[];
  facts: Reports;
}): string {
  const origins = originsOfMap(map);
  const { frame: mapFrames, ...others } = origins;
  const { script, connect, frame } = gateways ?? { script: [], connect: [], frame: [] };
  return [
    `default-src 'self'`,
    listSources(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`, [...script, ...others.script]),
    listSources(`style-src 'self' 'unsafe-inline'`, others.style),
    listSources(`img-src 'self' data:`, others.image),
    listSources(`connect-src 'self'`, [...connect, ...facts.reportOrigins, ...others.connect]),
    ...mapDirectives({ ...others, frame: [] }),
    listSources(`frame-src 'self'`, [...frame, ...mapFrames]),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    framedIn(framedBy),
  ].join('; ');
}

/** Personal pages: not cached, not indexed, no referrer. */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** On every document. Windows of banks and wallets may answer the page that opened them. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), payment=(self)',
};

/** Passes additions to `Vary`, which Next overwrites (server/join-vary). */
const VARY_HEADER = 'x-vary';

/** Pictures that other sites show next to a link. */
const SHOWN_ELSEWHERE = /^\/[a-z0-9-]+\.(png|svg|ico)$/;

/** A printed code is in its address (rule table/code). */
const CODE_PATH = screenPath({ screen: 'md' });

/** Response headers of a path: among them who may embed it, and `Vary` on the language for caches other than our edge. */
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
    ...(pathname === CODE_PATH ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
    ...(langs.length > 1 ? { [VARY_HEADER]: 'Cookie, Accept-Language' } : {}),
  };
}
