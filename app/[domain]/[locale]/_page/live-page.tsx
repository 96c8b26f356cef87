'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FaultBoundary } from '@/components/layout/fault-boundary';
import { AppProvider } from '@/lib/browser/app-provider';
import type { BrowserApp } from '@/lib/browser/browser-app';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { PageDialogs } from './page-dialogs';

type Props = {
  tenant: TenantFactsOfPage;
  /** It is called in browsers only. */
  openApp: (tenant: TenantFactsOfPage) => BrowserApp;
  /** Null while loading; the app does not wait. */
  messages: AbstractIntlMessages | null;
  children: ReactNode;
};

function Live({ tenant, openApp, messages, children }: Props) {
  const [app] = useState(() => openApp(tenant));
  if (!messages) return null;
  return (
    <AppProvider value={app}>
      <NextIntlClientProvider locale={`${tenant.lang}-${tenant.country}`} messages={messages} timeZone="UTC">
        {children}
        <PageDialogs />
      </NextIntlClientProvider>
    </AppProvider>
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
