'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { AbstractIntlMessages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { FaultBoundary } from '@/components/layout/fault-boundary';
import { OfflineNote } from '@/components/layout/offline-note';
import { useApp } from '@/lib/browser/app-provider';
import { openApp } from '@/lib/browser/browser-app';
import { turnMenuLinks } from '@/lib/browser/menu-markup/chosen-service';
import { sparePart } from '@/lib/browser/parts/lazy-part';
import { useMenuPath } from '@/lib/browser/use-menu-path';
import { readQualification } from '@/lib/domain/feedback/rating-tab';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { getQueryClient } from '@/lib/queries/query-client';
import { LivePage } from '../live-page';

const RatingPart = sparePart(() => import('@/components/feedback/rating-part').then((one) => one.RatingPart));
const DuePopup = sparePart(() => import('../due-popup').then((one) => one.DuePopup));

/** It draws what a branch asks and announces beside the page's own content; most pages load nothing for it. */
function Asides() {
  const { supplier } = useApp().screen;
  const [isAsked] = useState(() => readQualification(location.search) !== null);
  return (
    <>
      {isAsked && <RatingPart />}
      {supplier && supplier.popups.length > 0 && <DuePopup />}
    </>
  );
}

/** «Back» leads to the menu that the order is from (rule menu/addresses). */
function MenuLinks(): null {
  const menu = useMenuPath(useApp().screen.supplier?.slug ?? '');
  useEffect(() => turnMenuLinks(menu), [menu]);
  return null;
}

/** The shape at once, the content when the visit has begun. */
export function PersonalPage({
  tenant,
  messages,
  sendsLater,
  late,
  failed,
  children,
}: {
  tenant: TenantFactsOfPage;
  messages: AbstractIntlMessages;
  sendsLater: boolean;
  /** Shown when the script does not come. */
  late: ReactNode;
  /** It is shown after a fault. */
  failed: ReactNode;
  children: ReactNode;
}) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) {
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
    <LivePage tenant={tenant} openApp={openApp} messages={messages}>
      <QueryClientProvider client={getQueryClient()}>
        <MenuLinks />
        <OfflineNote sendsLater={sendsLater} />
        <FaultBoundary instead={failed}>{children}</FaultBoundary>
        <Asides />
      </QueryClientProvider>
    </LivePage>
  );
}
