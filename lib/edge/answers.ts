import { type NextRequest, NextResponse } from 'next/server';
import { installedMap } from '@/lib/config/installed-map';
import { isPublicOriginSecure } from '@/lib/config/public-origin';
import { reportDsn } from '@/lib/config/report-dsn';
import { PREVIEW_COOKIE, type PreviewPass, printPreviewCookie } from '@/lib/contract/tenant/preview';
import { DRAFT_HEADER } from '@/lib/domain/shop/draft/look-draft';
import {
  DOCUMENT_HEADERS,
  headersOfPath,
  NONCE_HEADER,
  PERSONAL_HEADERS,
  personalPagePolicy,
  policyOfPath,
  toReportOrigins,
} from '@/lib/security/page-policy';
import type { Decision } from '@/lib/tenancy/decide';
import type { StaffDecision } from '@/lib/tenancy/decide-staff';
import { printRouterHash } from './page-query';
import { refusalHeaders, refusalPage } from './refusal-page';

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

export function refuse({
  status,
  lang,
  facts,
}: Pick<Extract<Decision, { action: 'refuse' }>, 'status' | 'lang' | 'facts'>): NextResponse {
  const page = refusalPage({ status, lang, brand: facts });
  return new NextResponse(page, { status, headers: refusalHeaders(status) });
}

export function redirect(request: NextRequest, to: string): NextResponse {
  // Next needs an absolute address and shortens its own origin again.
  const location = new URL(to, request.url).toString();
  return new NextResponse(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}

/** Next reads the nonce from the request's policy. */
function toldHeaders(
  request: NextRequest,
  { nonce, policy, draft = null }: { nonce: string | null; policy: string; draft?: string | null },
): Headers {
  const headers = new Headers(request.headers);
  if (draft !== null) headers.set(DRAFT_HEADER, draft);
  if (nonce === null) return headers;
  headers.set('content-security-policy', policy);
  headers.set(NONCE_HEADER, nonce);
  return headers;
}

/** Answers with a hidden page: public, personal, or a preview. */
export function rewrite({
  request,
  routerHash,
  decision,
  isPreview,
  draft = null,
}: {
  request: NextRequest;
  routerHash: string | null;
  decision: Extract<Decision, { action: 'rewrite' }>;
  isPreview: boolean;
  /** The word of a draft and the address that may frame it (rule tenant/look-draft). It is a preview. */
  draft?: { token: string; staffHost: string } | null;
}): NextResponse {
  const { pathname } = request.nextUrl;
  const facts = { ...decision.facts, reportOrigins: toReportOrigins(reportDsn()) };
  const url = request.nextUrl.clone();
  url.pathname = isPreview ? decision.previewPathname : decision.pathname;
  // Next prints the query into the page that it keeps (guarantee/cache-isolation).
  url.search = printRouterHash(routerHash);
  const { personal, pays, hasMap, framed } = decision;
  const map = hasMap ? facts.map : null;
  const withoutPixels = { pixel_google_analytics: null, pixel_facebook_analytics: null };
  const nonce = personal ? createNonce() : null;
  const frames = framed ? facts.frame_ancestors : [];
  // Any port: the address is known without.
  const framedBy = draft ? [`${draft.staffHost}:*`] : frames;
  const policy =
    nonce === null
      ? policyOfPath({
          ...{ pathname, map, framedBy: draft ? framedBy : [] },
          facts: isPreview ? { ...facts, ...withoutPixels } : facts,
        })
      : personalPagePolicy({
          nonce,
          gateways: pays ? facts.gateway_origins : null,
          map,
          framedBy,
          facts,
        });
  const response = NextResponse.rewrite(
    url,
    nonce === null && draft === null
      ? {}
      : { request: { headers: toldHeaders(request, { nonce, policy, draft: draft?.token ?? null }) } },
  );
  const own = personal || isPreview ? PERSONAL_HEADERS : {};
  const common = headersOfPath({ pathname, langs: facts.langs });
  for (const [name, value] of Object.entries({ ...common, ...own })) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  return response;
}

const LOOK_SCREEN = /\/look$/;
/** Its zones are drawn over the streets that diners see (rule delivery/map). */
const MAP_SCREEN = /\/branches$/;

/** Answers with a screen of the staff address: personal, framed by nobody, never kept (docs/decisions/0343). */
export function answerStaff({
  request,
  routerHash,
  decision,
}: {
  request: NextRequest;
  routerHash: string | null;
  decision: StaffDecision;
}): NextResponse {
  if (decision.action === 'refuse') return refuse({ status: 404, lang: decision.lang, facts: null });
  const url = request.nextUrl.clone();
  url.pathname = decision.pathname;
  url.search = printRouterHash(routerHash);
  const nonce = createNonce();
  const facts = { reportOrigins: toReportOrigins(reportDsn()) };
  // The look is shown beside what it looks like, at whatever host the restaurant has.
  const frame = LOOK_SCREEN.test(decision.pathname) ? [isPublicOriginSecure() ? 'https:' : 'http:'] : [];
  const map = MAP_SCREEN.test(decision.pathname) ? installedMap() : null;
  const policy = personalPagePolicy({ nonce, gateways: { script: [], connect: [], frame }, map, facts });
  const response = NextResponse.rewrite(url, {
    request: { headers: toldHeaders(request, { nonce, policy }) },
  });
  for (const [name, value] of Object.entries({ ...DOCUMENT_HEADERS, ...PERSONAL_HEADERS }))
    response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Starts or ends a preview and redirects to the plain address (rule tenant/preview). */
export function switchPreview({
  request,
  to,
  pass,
}: {
  request: NextRequest;
  to: string;
  pass: PreviewPass | null;
}): NextResponse {
  const response = redirect(request, to);
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: isPublicOriginSecure() } as const;
  const end = pass ? new Date(pass.expires * 1_000) : new Date(0);
  response.cookies.set(PREVIEW_COOKIE, pass ? printPreviewCookie(pass) : '', { ...cookie, expires: end });
  return response;
}
