import { type NextRequest, NextResponse } from 'next/server';
import { previewSecret } from '@/lib/config/preview';
import { revalidateSecret } from '@/lib/config/revalidate-secret';
import { staffHost } from '@/lib/config/staff-host';
import { PREVIEW_COOKIE } from '@/lib/contract/tenant/preview';
import { isLookToken } from '@/lib/domain/shop/draft/look-draft';
import { parseHost } from '@/lib/domain/tenant/host';
import { answerStaff, redirect, refuse, rewrite, switchPreview } from '@/lib/edge/answers';
import { readPageQuery } from '@/lib/edge/page-query';
import { decide } from '@/lib/tenancy/decide';
import { decideStaff } from '@/lib/tenancy/decide-staff';
import { loadPages } from '@/lib/tenancy/load-pages';
import { loadTenantFacts } from '@/lib/tenancy/load-tenant-facts';
import { createPageLookup } from '@/lib/tenancy/page-lookup';
import { readRevalidation } from '@/lib/tenancy/read-revalidation';
import { resolvePreview } from '@/lib/tenancy/resolve-preview';
import { createTenantLookup } from '@/lib/tenancy/tenant-lookup';

const tenants = createTenantLookup({ load: loadTenantFacts, now: () => Date.now() });
const pages = createPageLookup({ load: loadPages, now: () => Date.now() });

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (pathname === '/api/health') return NextResponse.next();
  if (pathname === '/api/revalidate') {
    const asked = await readRevalidation({ request, secret: revalidateSecret() });
    if (asked.ok) {
      tenants.outdate(asked.host);
      pages.outdate(asked.host);
    }
    return NextResponse.next();
  }
  const { query, routerHash } = readPageQuery(request.headers);
  const asked = parseHost(request.headers.get('host'));
  const langCookie = request.cookies.get('lang')?.value;
  const acceptLanguage = request.headers.get('accept-language');
  if (asked !== null && asked === staffHost())
    return answerStaff({
      ...{ request, routerHash },
      decision: decideStaff({ pathname, langCookie, acceptLanguage }),
    });
  const cookie = request.cookies.get(PREVIEW_COOKIE)?.value;
  const preview = await resolvePreview({
    request: { host: asked, pathname, query, cookie },
    config: previewSecret(),
    now: new Date(),
  });
  if (preview.kind === 'enter') return switchPreview({ request, to: preview.to, pass: preview.pass });
  if (preview.kind === 'leave') return switchPreview({ request, to: '/', pass: null });
  const host = preview.kind === 'active' ? preview.host : preview.kind === 'refused' ? null : asked;
  const token = query.get('draft');
  const framer = staffHost();
  const draft = framer !== null && isLookToken(token) ? { token, staffHost: framer } : null;
  const decision = decide({
    request: { host, pathname, query, langCookie, acceptLanguage, isDraft: draft !== null },
    answer: host === null ? null : await tenants.find(host),
  });
  if (decision.action === 'refuse') return refuse(decision);
  if (decision.action === 'redirect') return redirect(request, decision.to);
  const { page, lang, facts } = decision;
  if (host !== null && page && (await pages.isMissing({ host, page })))
    return refuse({ status: 404, lang, facts });
  const isPreview = preview.kind === 'active' || draft !== null;
  return rewrite({ request, routerHash, decision, isPreview, draft });
}

export const config = { matcher: '/((?!_next/static/).*)' };
