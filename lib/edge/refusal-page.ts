import type { Language } from '@/lib/domain/tenant/countries';
import { DOCUMENT_HEADERS } from '@/lib/security/page-policy';
import type { RefusalStatus } from '@/lib/tenancy/decide';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';
import { printTokens, themeTokens } from '@/lib/theme/theme';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const CATALOGUES = { es, en, pt } as const satisfies Record<Language, unknown>;

type Brand = Pick<TenantFacts, 'name' | 'theme'>;

/** When to retry (guarantee/config-outage). */
const RETRY_SECONDS = 5;

/** Every tenant's host has it, filled to its edges (`APP_ICONS`). */
const LOGO = '<img src="/icon-maskable.png" alt="">';

/** For a host without a tenant, or not known yet. */
const NEUTRAL_TOKENS = {
  '--color-brand': '#3d4654',
  '--color-on-brand': '#ffffff',
  '--color-surface': '#f6f7f9',
  '--color-title': '#1a1f27',
  '--color-text': '#1a1f27',
  '--color-muted': '#566070',
};

const STYLE =
  '*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:32px 20px;background:var(--color-surface);color:var(--color-text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center}main{display:grid;justify-items:center;gap:12px;max-width:420px}i{position:relative;overflow:hidden;display:grid;place-items:center;width:5.5rem;height:5.5rem;margin-bottom:4px;border-radius:50%;background:var(--color-brand);color:var(--color-on-brand);font:600 2.25rem/1 system-ui,sans-serif}img{position:absolute;inset:0;width:100%;height:100%}b{font-size:1.125rem;margin-bottom:20px}h1{margin:0;font-size:1.75rem;line-height:1.25;color:var(--color-title);text-wrap:balance}p{margin:0;color:var(--color-muted);text-wrap:balance}a{display:flex;align-items:center;justify-content:center;min-height:52px;margin-top:20px;padding:12px 28px;border-radius:12px;background:var(--color-brand);color:var(--color-on-brand);font-size:1.125rem;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--color-text);outline-offset:3px}';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const letterOf = (name: string) => escapeHtml((/\p{L}|\p{N}/u.exec(name)?.[0] ?? '·').toUpperCase());

/** The tenant's icon over its first letter, which alone stands there while nothing can be asked for. */
const face = ({ name }: Brand, status: RefusalStatus) =>
  `<i aria-hidden="true">${letterOf(name)}${status === 503 ? '' : LOGO}</i><b>${escapeHtml(name)}</b>`;

const plate = (status: RefusalStatus) => `<i aria-hidden="true">${status === 503 ? '…' : '?'}</i>`;

function bodyOf({ status, lang, brand }: Refusal): { title: string; text: string; link: string } {
  const { NotFound, Unavailable, NoStore } = CATALOGUES[lang];
  const link = (href: string, label: string) => `<a href="${href}">${escapeHtml(label)}</a>`;
  if (status === 503) return { ...Unavailable, link: link('', Unavailable.retry) };
  if (!brand) return { ...NoStore, link: '' };
  return { ...NotFound, link: link('/', NotFound.home) };
}

type Refusal = { status: RefusalStatus; lang: Language; brand: Brand | null };

/**
 * The document of a refused request, in the tenant's look or a neutral one: no script, no cookie, and no picture but the host's own icon.
 */
export function refusalPage(refusal: Refusal): string {
  const { lang, brand } = refusal;
  const { title, text, link } = bodyOf(refusal);
  const tokens = printTokens(brand ? themeTokens(brand.theme) : NEUTRAL_TOKENS);
  const scheme = brand?.theme.dark ? 'dark' : 'light';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="${scheme}"><title>${escapeHtml(brand ? `${title} · ${brand.name}` : title)}</title><style>${tokens}${STYLE}</style>`;
  return `<!doctype html><html lang="${lang}">${head}<body><main>${brand ? face(brand, refusal.status) : plate(refusal.status)}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}</main></body></html>`;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A refusal is not cached; an unavailable page asks again by itself. */
export function refusalHeaders(status: RefusalStatus): Record<string, string> {
  const retry = String(RETRY_SECONDS);
  return {
    ...DOCUMENT_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': POLICY,
    ...(status === 503 ? { 'retry-after': retry, refresh: retry } : {}),
  };
}
