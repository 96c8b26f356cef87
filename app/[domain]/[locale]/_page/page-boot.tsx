'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { type Boot, bootPage, whenIdle } from '@/lib/browser/boot';
import type { Visit } from '@/lib/browser/browser-visit';
import { keepPageOffline } from '@/lib/browser/go-to';
import { watchPart } from '@/lib/browser/load-part';
import { readScreen } from '@/lib/browser/screen-facts';
import { loadTexts } from '@/lib/clients/texts';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { watchFaults } from '@/lib/reporting/watch-faults';
import type { PublicPage } from './public/public-page';

type Parts = {
  openVisit?: (tenant: TenantFactsOfPage) => Visit;
  Page?: ComponentType<ComponentProps<typeof PublicPage>>;
  messages?: AbstractIntlMessages;
  Ordering?: ComponentType;
};

/** The script of every document: hears taps at once, loads the rest after first paint. @param dsn null: no reports */
export function PageBoot({ tenant, dsn }: { tenant: TenantFactsOfPage; dsn: string | null }) {
  const [{ openVisit, Page, messages, Ordering }, setParts] = useState<Parts>({});
  const [boot, setBoot] = useState<Boot | null>(null);
  useEffect(() => {
    const screen = readScreen();
    if (!screen) return;
    const add = (part: Parts) => setParts((before) => ({ ...before, ...part }));
    const loadSchemas = () => watchPart(() => import('@/lib/browser/visit-schemas'));
    const loadVisit = async () => watchPart((await loadSchemas()).loadVisit);
    const booted = bootPage({
      screen,
      stages: [
        async () => void (await watchPart(() => import('@/lib/contract/errors'))),
        async () => void (await loadSchemas()),
        async () => void (await loadVisit()),
        async () => void (await loadVisit()).openStores(),
        async () => void (await loadVisit()).openVisit(tenant),
      ],
      loadPage: async () => {
        await Promise.all([
          loadVisit().then(({ openVisit }) => add({ openVisit })),
          watchPart(() => import('./public/public-page')).then(({ PublicPage }) => add({ Page: PublicPage })),
          watchPart(() => loadTexts(tenant.lang)).then((messages) => add({ messages })),
        ]);
      },
      loadOrdering: async () => {
        const ordering = await watchPart(() => import('./public/ordering'));
        add({ Ordering: ordering.Ordering });
      },
    });
    setBoot(booted);
    return booted.stop;
  }, [tenant]);
  useEffect(keepPageOffline, []);
  useEffect(() => (dsn === null ? undefined : watchFaults({ dsn, whenIdle })), [dsn]);
  if (!Page || !openVisit || !boot) return null;
  return (
    <Page
      tenant={tenant}
      openVisit={openVisit}
      messages={messages ?? null}
      Ordering={Ordering ?? null}
      onOrderingNeeded={boot.wantOrdering}
    />
  );
}
