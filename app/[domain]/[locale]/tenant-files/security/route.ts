import { securityContacts } from '@/lib/config/security-contacts';
import { printSecurityText } from '@/lib/seo/security-text';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Answers 404 where no contact is set. */
export function GET() {
  const text = printSecurityText({ contacts: securityContacts(), now: new Date() });
  if (text === null) return new Response(null, { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
