import { CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces';
import { loadMessages } from '@/lib/i18n/load-messages';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const messages = await loadMessages(parseLocale((await params).locale));
  return Response.json(Object.fromEntries(CLIENT_NAMESPACES.map((name) => [name, messages[name]])));
}
