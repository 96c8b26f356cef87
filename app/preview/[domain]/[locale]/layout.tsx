import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import type { RouteParams } from '@/lib/i18n/route-params';
import { openDraft } from '@/lib/loaders/draft';
import { TenantDocument } from '../../../[domain]/[locale]/_document/tenant-document';
import {
  generateMetadata as tenantMetadata,
  generateViewport as tenantViewport,
} from '../../../[domain]/[locale]/layout';

/** A preview is never cached (rule tenant/preview). */
export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: RouteParams };

export async function generateMetadata(props: Props): Promise<Metadata> {
  await openDraft();
  return { ...(await tenantMetadata(props)), robots: { index: false, follow: false } };
}

export async function generateViewport(props: Props): Promise<Viewport> {
  await openDraft();
  return tenantViewport(props);
}

export default async function PreviewLayout({ children, params }: Props) {
  const isDraft = await openDraft();
  return (
    <TenantDocument params={params} isPreview isDraft={isDraft}>
      {children}
    </TenantDocument>
  );
}
