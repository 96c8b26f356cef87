'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/page-facts';
import { getQueryClient } from '@/lib/queries/query-client';
import { getVisit, type Visit } from '@/lib/visit/browser-visit';
import { VisitProvider } from '@/lib/visit/visit-provider';
import { FaultBoundary } from './fault-boundary';
import { OfflineNote } from './offline-note';

/** A screen that is the diner's own: its shape stands at once, its content when the visit has begun in the browser. */
export function PersonalPage({
  tenant,
  screen,
  messages,
  late,
  failed,
  children,
}: {
  tenant: TenantFactsOfPage;
  screen: ScreenFacts;
  messages: AbstractIntlMessages;
  /** What the document shows by itself when the screen's script does not come. */
  late: ReactNode;
  /** What stands in the place of a screen that a fault has ended. */
  failed: ReactNode;
  children: ReactNode;
}) {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => setVisit(getVisit({ tenant, screen })), [tenant, screen]);
  if (!visit) {
    return (
      <>
        <div className="grid gap-4" aria-busy>
          <div className="skeleton h-[36px] w-1/2" />
          <div className="skeleton h-[160px]" />
          <div className="skeleton h-[160px]" />
        </div>
        {late}
      </>
    );
  }
  return (
    <VisitProvider value={visit}>
      <QueryClientProvider client={getQueryClient()}>
        <NextIntlClientProvider
          locale={`${tenant.lang}-${tenant.country}`}
          messages={messages}
          timeZone="UTC"
        >
          <OfflineNote />
          <FaultBoundary instead={failed}>{children}</FaultBoundary>
        </NextIntlClientProvider>
      </QueryClientProvider>
    </VisitProvider>
  );
}
