import type { Language } from '@/lib/domain/countries';
import { TENANT_FILES } from '@/lib/domain/tenant-paths';
import { isPersonalPath, recognisePath, toAskedPage } from './known-paths';
import { namesTableOrCampaign } from './new-menu-address';
import type { AskedPage } from './page-lookup';
import type { RefusalStatus } from './refusal-page';
import { resolveLanguage, resolveVisitorLanguage } from './resolve-language';
import { movedTableMenu } from './table-menu';
import type { TenantFacts } from './tenant-facts';
import type { LookupAnswer } from './tenant-lookup';

export type TenantRequest = {
  host: string | null;
  pathname: string;
  query: URLSearchParams;
  langCookie: string | undefined;
  /** What the visitor's browser speaks: for a page that belongs to nobody. */
  acceptLanguage: string | null;
};

/** What becomes of a request; `reason` is what is logged, never the visitor. */
export type Decision =
  | { action: 'refuse'; status: RefusalStatus; reason: string; lang: Language; facts: TenantFacts | null }
  | { action: 'redirect'; to: string; reason: string }
  | {
      action: 'rewrite';
      pathname: string;
      /** The same page in the space of previews, where nothing is kept (decision 105). */
      previewPathname: string;
      lang: Language;
      reason: string;
      facts: TenantFacts;
      /** The page is a diner's own. */
      personal: boolean;
      /** The one thing of a branch that the page is of: there is no page where the branch lacks it. */
      asked: AskedPage | null;
    };

/** What the program itself asks for when a page could not be drawn (server/cover-failure.mjs). */
const UNAVAILABLE_PATH = '/api/unavailable';
const INACTIVE_PATH = '/inactive-instance';
const ON_TABLE_PATHS = new Set(['/menu-digital', '/menu-digital/home']);
/** Screens that are the table's only when the address says so (decision 21). */
const SHARED_PATHS = new Set(['/maincategories', '/subcategories']);
/** The services that the table's screens may be asked for; any other would be chosen on the table (decision 13). */
const TABLE_SERVICES = new Set(['on_table', 'room']);
/** What a visit says of itself besides table and campaign: its language, and the click that led to it. */
const VISIT_WORDS = /^(lang|(utm_)?campaign_id|gclid|gbraid|wbraid|fbclid)$/;

/** What a locked tenant still shows: its own page and what that page asks for; a sitemap would lead to nothing (decision 15). */
const isOpenWhenLocked = (pathname: string) =>
  pathname === INACTIVE_PATH || (pathname !== '/sitemap.xml' && TENANT_FILES.has(pathname.slice(1)));

/** The tenant decision of a request, over plain data, in the order of architecture.md. */
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
    own: facts.language,
    langs: facts.langs,
  });
  if (pathname === UNAVAILABLE_PATH)
    return { action: 'refuse', status: 503, reason: 'page-unavailable', lang, facts };
  const path = recognisePath({ pathname, suppliers: facts.suppliers });
  const inLanguage = print(pick(query, (name) => name === 'lang'));
  if (facts.status === 'locked' && !isOpenWhenLocked(pathname))
    return { action: 'redirect', to: `${INACTIVE_PATH}${inLanguage}`, reason: 'locked' };
  if (facts.status !== 'locked' && pathname === INACTIVE_PATH)
    return { action: 'redirect', to: `/${inLanguage}`, reason: 'unlocked' };
  if (path.kind === 'unknown') return { action: 'refuse', status: 404, reason: 'unknown-path', lang, facts };
  const elsewhere =
    path.kind === 'branch'
      ? branchRedirect({ path, facts, query })
      : landingRedirect({ pathname, facts, query });
  if (elsewhere) return { action: 'redirect', ...elsewhere };
  const file = TENANT_FILES.get(pathname.slice(1));
  const rest = file ? `/${file}` : pathname === '/' ? '' : pathname;
  const hidden = `/${host}/${lang}-${facts.country_code}${rest}`;
  return {
    action: 'rewrite',
    pathname: hidden,
    // A file has no bar to say anything in: the tenant's own will do.
    previewPathname: file ? hidden : `/preview${hidden}`,
    lang,
    reason: 'page',
    facts,
    personal: path.kind === 'branch' && isPersonalPath(path.rest),
    asked: path.kind === 'branch' ? toAskedPage(path) : null,
  };
}

type Elsewhere = { to: string; reason: string } | null;

const print = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

const pick = (query: URLSearchParams, isKept: (name: string, value: string) => boolean) =>
  new URLSearchParams([...query].filter(([name, value]) => isKept(name, value)));

/** Exactly one link, and that one on the table: straight there (spec section 2, decision 8). */
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
  if (!single || (pathname !== '/' && pathname !== '/location')) return null;
  const [branch, ...more] = facts.suppliers;
  const table = branch && more.length === 0 ? `/${branch.slug}/menu-digital/home` : '/branch-to-on-table';
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
  const below = rest.length > 0 ? `/${rest.join('/')}` : '';
  const kept = print(query);
  if (ON_TABLE_PATHS.has(below) || (SHARED_PATHS.has(below) && query.get('service') === 'on_table')) {
    const to = movedTableMenu({ tenant: facts, branch: supplier, query });
    if (to) return { to, reason: 'new-menu-v3' };
  }
  if (below === '/md') return { to: `/${supplier.slug}/menu-digital${kept}`, reason: 'short-menu-link' };
  if (below === '/delivery') {
    const visit = pick(query, (name) => namesTableOrCampaign(name) || VISIT_WORDS.test(name));
    const asked = new URLSearchParams([['service', 'delivery'], ...visit]);
    return { to: `/${supplier.slug}${print(asked)}`, reason: 'delivery-link' };
  }
  return canonical ? null : { to: `/${supplier.slug}${below}${kept}`, reason: 'canonical-slug' };
}
