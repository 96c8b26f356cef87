import { type NextRequest, NextResponse } from 'next/server';
import { parseHost } from '@/lib/domain/host';
import { decide } from '@/lib/tenancy/decide';
import { loadTenant } from '@/lib/tenancy/load-tenant';
import { DOCUMENT_HEADERS, publicPagePolicy } from '@/lib/tenancy/page-policy';
import { refusalPage } from '@/lib/tenancy/refusal-page';
import { createTenantLookup } from '@/lib/tenancy/tenant-lookup';

const lookUp = createTenantLookup({ load: loadTenant, now: () => Date.now() });

export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === '/api/health') return NextResponse.next();
  const host = parseHost(request.headers.get('host'));
  const langCookie = request.cookies.get('lang')?.value;
  const decision = decide({
    request: { host, pathname, query: searchParams, langCookie },
    answer: host === null ? null : await lookUp(host),
  });
  if (decision.action === 'refuse') {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...DOCUMENT_HEADERS,
    };
    const retry = decision.status === 503 ? { 'retry-after': '5' } : {};
    return new NextResponse(refusalPage(decision.status), {
      status: decision.status,
      headers: { ...headers, ...retry },
    });
  }
  if (decision.action === 'redirect') {
    // Next wants an address with a host and, when it is the request's own, writes it without one again.
    const location = new URL(decision.to, request.url).toString();
    return new NextResponse(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
  }
  const url = request.nextUrl.clone();
  url.pathname = decision.pathname;
  const response = NextResponse.rewrite(url);
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) response.headers.set(name, value);
  response.headers.set('content-security-policy', publicPagePolicy(decision.facts));
  return response;
}

export const config = { matcher: '/((?!_next/static/).*)' };
