import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { RouteParams } from '@/lib/i18n/route-params';
import { TenantDocument } from '../../../[domain]/[locale]/_document/tenant-document';
import { generateMetadata as tenantMetadata } from '../../../[domain]/[locale]/layout';

export { generateViewport } from '../../../[domain]/[locale]/layout';

/** A preview is never cached (rule tenant/preview). */
export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: RouteParams };

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await tenantMetadata(props)), robots: { index: false, follow: false } };
}

export default function PreviewLayout({ children, params }: Props) {
  return (
    <TenantDocument params={params} isPreview>
      {children}
    </TenantDocument>
  );
}
