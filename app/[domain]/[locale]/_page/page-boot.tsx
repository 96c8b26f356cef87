'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { BrowserApp } from '@/lib/browser/browser-app';
import { keepPageOffline } from '@/lib/browser/go-to';
import { showTopOfKept } from '@/lib/browser/offline/kept-menu';
import { type Boot, bootPage, whenIdle } from '@/lib/browser/parts/boot';
import { watchPart } from '@/lib/browser/parts/load-part';
import { whenScrollIdle } from '@/lib/browser/parts/scroll-idle';
import { readScreen } from '@/lib/browser/screen-facts';
import { DISH_EVENTS, isEventWaiting } from '@/lib/browser/taps/page-events';
import { loadTexts } from '@/lib/clients/texts';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { watchFaults } from '@/lib/reporting/watch-faults';
import type { PublicPage } from './public/public-page';

type Parts = {
  openApp?: (tenant: TenantFactsOfPage) => BrowserApp;
  Page?: ComponentType<ComponentProps<typeof PublicPage>>;
  messages?: AbstractIntlMessages;
  Ordering?: ComponentType;
};

/** A script that comes while somebody scrolls costs frames; a tap brings all of them at once. */
const atRest = () => new Promise<void>((resolve) => whenScrollIdle(resolve));

/** Modules that ordering needs, each loaded in a task of its own at rest (guarantee/blocking-time). */
const ORDERING_STAGES: readonly (() => Promise<unknown>)[] = [
  () => watchPart(() => import('@/lib/queries/query-client')),
  () => watchPart(() => import('@/lib/queries/cart/cart')),
  () => watchPart(() => import('@/components/cart/cart-dock')),
  () => watchPart(() => import('@/components/menu/product/product-sheet')),
];

/** The script of every document: hears taps at once, loads the rest after first paint. @param dsn null: no reports */
export function PageBoot({ tenant, dsn }: { tenant: TenantFactsOfPage; dsn: string | null }) {
  const [{ openApp, Page, messages, Ordering }, setParts] = useState<Parts>({});
  const [boot, setBoot] = useState<Boot | null>(null);
  useEffect(() => {
    const screen = readScreen();
    if (!screen) return;
    const add = (part: Parts) => setParts((before) => ({ ...before, ...part }));
    const loadShared = () => watchPart(() => import('./shared-parts'));
    const loadApp = async () => watchPart((await loadShared()).loadApp);
    const loadPublicPage = async () => watchPart((await loadShared()).loadPublicPage);
    const booted = bootPage({
      screen,
      stages: [
        async () => void (await watchPart(() => import('@/lib/contract/errors'))),
        async () => void (await loadShared()),
        async () => void (await loadApp()),
        async () => void (await loadApp()).openStores(),
        async () => void (await loadApp()).openApp(tenant),
      ],
      loadPage: async () => {
        await Promise.all([
          loadApp().then(({ openApp }) => add({ openApp })),
          loadPublicPage().then(({ PublicPage }) => add({ Page: PublicPage })),
          watchPart(() => loadTexts(tenant.lang)).then((messages) => add({ messages })),
        ]);
      },
      loadOrdering: async () => {
        for (const load of ORDERING_STAGES) {
          if (isEventWaiting(DISH_EVENTS)) break;
          await atRest();
          await load().catch(() => undefined);
        }
        if (!isEventWaiting(DISH_EVENTS)) await atRest();
        const ordering = await watchPart(() => import('./public/ordering'));
        add({ Ordering: ordering.Ordering });
      },
    });
    setBoot(booted);
    return booted.stop;
  }, [tenant]);
  useEffect(keepPageOffline, []);
  useEffect(() => whenIdle(showTopOfKept), []);
  useEffect(() => (dsn === null ? undefined : watchFaults({ dsn, whenIdle })), [dsn]);
  if (!Page || !openApp || !boot) return null;
  return (
    <Page
      tenant={tenant}
      openApp={openApp}
      messages={messages ?? null}
      Ordering={Ordering ?? null}
      onOrderingNeeded={boot.wantOrdering}
    />
  );
}
