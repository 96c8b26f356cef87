import type { Language } from '@/lib/domain/tenant/countries';
import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { findBranchShape, type Shape } from '@/lib/domain/tenant/screens';
import { serviceEntry, servicePath } from '@/lib/domain/tenant/service-paths';
import {
  isFramedPath,
  isMapPath,
  isPayingPath,
  isPersonalPath,
  recognisePath,
  toRequestedPage,
} from './known-paths';
import { namesTableOrCampaign } from './new-menu-address';
import type { RequestedPage } from './page-lookup';
import { readSpoken, resolveLanguage, resolveVisitorLanguage } from './resolve-language';
import { movedTableMenu } from './table-menu';
import type { TenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

type TenantRequest = {
  host: string | null;
  pathname: string;
  query: URLSearchParams;
  langCookie: string | undefined;
  acceptLanguage: string | null;
  /** Its address has the word of a draft, with which public pages ask for a locked tenant, and are not found without (rule tenant/look-draft). */
  isDraft?: boolean;
};

export type RefusalStatus = 400 | 404 | 503;
/** `reason` is logged, without visitor data. */
export type Decision =
  | { action: 'refuse'; status: RefusalStatus; reason: string; lang: Language; facts: TenantFacts | null }
  | { action: 'redirect'; to: string; reason: string }
  | {
      action: 'rewrite';
      pathname: string;
      /** Below `app/preview`, uncached (rule tenant/preview). */
      previewPathname: string;
      lang: Language;
      reason: string;
      facts: TenantFacts;
      personal: boolean;
      /** Its policy lets the gateways in. */
      pays: boolean;
      /** Its policy lets the map in. */
      hasMap: boolean;
      /** Its policy lets the tenant's own sites frame it. */
      framed: boolean;
      /** 404 if the branch does not have it. */
      page: RequestedPage | null;
    };

/** Requested by server/cover-failure.mjs. */
const UNAVAILABLE_PATH = '/api/unavailable';
const INACTIVE_PATH = screenPath({ screen: 'inactive-instance' });
const TABLE_SCREENS = new Set<Shape | null>(['*/menu-digital', '*/menu-digital/home']);
/** Table screens only with `?service=on_table` (rule table/new-menu). */
const SHARED_SCREENS = new Set<Shape | null>(['*/maincategories', '*/subcategories']);
/** Other services would become the choice there (rule branches/service-in-address). */
const TABLE_SERVICES = new Set(['on_table', 'room']);
/** Query names besides table and campaign: language and click ids. */
const VISIT_WORDS = /^(lang|coupon|(utm_)?campaign_id|gclid|gbraid|wbraid|fbclid)$/;

/** A locked tenant opens its own page and that page's files alone (rule tenant/locked). */
const isOpenWhenLocked = (pathname: string) =>
  pathname === INACTIVE_PATH || (pathname !== '/sitemap.xml' && TENANT_FILES.has(pathname.slice(1)));

export function decide({
  request,
  answer,
}: {
  request: TenantRequest;
  answer: LookupAnswer | null;
}): Decision {
  const { host, pathname, query } = request;
  const visitor = { lang: resolveVisitorLanguage(request.acceptLanguage), facts: null };
  if (host === null || answer === null)
    return { action: 'refuse', status: 400, reason: 'bad-host', ...visitor };
  if (answer.kind === 'unknown') return { action: 'refuse', status: 404, reason: 'unknown-host', ...visitor };
  if (answer.kind === 'failed')
    return { action: 'refuse', status: 503, reason: 'config-unavailable', ...visitor };
  const { facts } = answer;
  const lang = resolveLanguage({
    cookie: request.langCookie,
    query: query.get('lang'),
    spoken: readSpoken(request.acceptLanguage),
    own: facts.language,
    langs: facts.langs,
  });
  if (pathname === UNAVAILABLE_PATH)
    return { action: 'refuse', status: 503, reason: 'page-unavailable', lang, facts };
  const path = recognisePath({
    pathname,
    suppliers: facts.suppliers,
    removed: facts.removed_suppliers,
  });
  const inLanguage = print(pick(query, (name) => name === 'lang'));
  const ofBranch = path.kind === 'branch' ? path.rest : null;
  const file = TENANT_FILES.get(pathname.slice(1));
  const isLookedAt = request.isDraft && !file && !isPersonalPath(pathname, ofBranch);
  if (facts.status === 'locked' && !isLookedAt && !isOpenWhenLocked(pathname))
    return { action: 'redirect', to: `${INACTIVE_PATH}${inLanguage}`, reason: 'locked' };
  if (facts.status !== 'locked' && pathname === INACTIVE_PATH)
    return { action: 'redirect', to: `/${inLanguage}`, reason: 'unlocked' };
  if (path.kind === 'unknown') return { action: 'refuse', status: 404, reason: 'unknown-path', lang, facts };
  const elsewhere =
    path.kind === 'branch'
      ? branchRedirect({ path, facts, query })
      : landingRedirect({ pathname, facts, query });
  if (elsewhere) return { action: 'redirect', ...elsewhere };
  const rest = file ? `/${file}` : pathname === '/' ? '' : pathname;
  const hidden = `/${host}/${lang}-${facts.country_code}${rest}`;
  return {
    action: 'rewrite',
    pathname: hidden,
    // Files have no preview variant.
    previewPathname: file ? hidden : `/preview${hidden}`,
    lang,
    reason: 'page',
    facts,
    personal: isPersonalPath(pathname, ofBranch),
    pays: path.kind === 'branch' && isPayingPath(path.rest),
    hasMap: isMapPath(pathname, ofBranch),
    framed: isFramedPath(pathname),
    page: path.kind === 'branch' ? toRequestedPage(path) : null,
  };
}

type Elsewhere = { to: string; reason: string } | null;

const print = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

const pick = (query: URLSearchParams, isKept: (name: string, value: string) => boolean) =>
  new URLSearchParams([...query].filter(([name, value]) => isKept(name, value)));

/** Services that no home and no landing is ordered for: each has an address of its own (rule branches/service-in-address). */
const PLACED = ['on_table', 'room', 'book'] as const;

/** Where the service that an address names is chosen, with the rest of its query; null where it is chosen here. */
function placeOfService({
  query,
  suppliers,
  isLanding,
}: {
  query: URLSearchParams;
  suppliers: TenantFacts['suppliers'];
  isLanding: boolean;
}): Elsewhere {
  const choice = PLACED.find((one) => one === query.get('service'));
  const [branch, ...others] = suppliers.filter(({ services }) => choice && services.includes(choice));
  if (!choice || !branch) return null;
  const isOne = !isLanding || others.length === 0;
  const to = isOne ? serviceEntry({ slug: branch.slug, choice }) : servicePath({ choice, slug: null });
  const kept = print(pick(query, (name) => name !== 'service'));
  return to === null ? null : { to: `${to}${kept}`, reason: 'service-in-address' };
}

/** Without a landing, when the only link is the table (rule table/single-link). */
function landingRedirect({
  pathname,
  facts,
  query,
}: {
  pathname: string;
  facts: TenantFacts;
  query: URLSearchParams;
}): Elsewhere {
  const [only, ...others] = facts.links;
  const single = only?.type === 'on_table' && others.length === 0;
  if (!single && pathname === '/')
    return placeOfService({ query, suppliers: facts.suppliers, isLanding: true });
  if (!single || (pathname !== '/' && pathname !== screenPath({ screen: 'location' }))) return null;
  const [branch, ...more] = facts.suppliers;
  const table =
    branch && more.length === 0
      ? screenPath({ screen: '*/menu-digital/home', slug: branch.slug })
      : screenPath({ screen: 'branch-to-on-table' });
  const kept = pick(query, (name, value) => name !== 'service' || TABLE_SERVICES.has(value));
  return { to: `${table}${print(kept)}`, reason: 'single-on-table-link' };
}

function branchRedirect({
  path,
  facts,
  query,
}: {
  path: Extract<ReturnType<typeof recognisePath>, { kind: 'branch' }>;
  facts: TenantFacts;
  query: URLSearchParams;
}): Elsewhere {
  const { supplier, rest, canonical } = path;
  const { slug } = supplier;
  const shape = findBranchShape(rest);
  const kept = print(query);
  if (TABLE_SCREENS.has(shape) || (SHARED_SCREENS.has(shape) && query.get('service') === 'on_table')) {
    const to = movedTableMenu({ tenant: facts, branch: supplier, query });
    if (to) return { to, reason: 'new-menu-v3' };
  }
  if (shape === '*/md')
    return { to: `${screenPath({ screen: '*/menu-digital', slug })}${kept}`, reason: 'short-menu-link' };
  if (shape === '*/delivery') {
    const visit = pick(query, (name) => namesTableOrCampaign(name) || VISIT_WORDS.test(name));
    const asked = new URLSearchParams([['service', 'delivery'], ...visit]);
    return { to: `/${slug}${print(asked)}`, reason: 'delivery-link' };
  }
  if (shape === '*') {
    const place = placeOfService({ query, suppliers: [supplier], isLanding: false });
    if (place) return place;
  }
  // A redirect would lose what its script reads (rule people/smart-link).
  if (shape === '*/sl') return null;
  return canonical ? null : { to: `/${[slug, ...rest].join('/')}${kept}`, reason: 'canonical-slug' };
}
