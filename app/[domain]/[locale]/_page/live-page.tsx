'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FaultBoundary } from '@/components/layout/fault-boundary';
import type { Visit } from '@/lib/browser/browser-visit';
import { VisitProvider } from '@/lib/browser/visit-provider';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { PageDialogs } from './page-dialogs';

type Props = {
  tenant: TenantFactsOfPage;
  /** In browsers only. */
  openVisit: (tenant: TenantFactsOfPage) => Visit;
  /** Null while loading; the visit does not wait. */
  messages: AbstractIntlMessages | null;
  children: ReactNode;
};

function Live({ tenant, openVisit, messages, children }: Props) {
  const [visit] = useState(() => openVisit(tenant));
  if (!messages) return null;
  return (
    <VisitProvider value={visit}>
      <NextIntlClientProvider locale={`${tenant.lang}-${tenant.country}`} messages={messages} timeZone="UTC">
        {children}
        <PageDialogs />
      </NextIntlClientProvider>
    </VisitProvider>
  );
}

/** The diner's part of a page and its dialogs, in browsers only. If it fails, the document stays readable. */
export function LivePage(props: Props) {
  return (
    <FaultBoundary>
      <Live {...props} />
    </FaultBoundary>
  );
}
