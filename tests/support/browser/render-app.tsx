import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { AppProvider } from '@/lib/browser/app-provider';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { type Answers, appBench } from './app-bench';
import { renderTexts } from './render-texts';

export const BRANCH: NonNullable<ScreenFacts['supplier']> = {
  id: 2,
  slug: 'norte',
  name: 'Norte',
  phone: null,
  whatsapp: null,
  on_table_class: 'basic',
  services: ['delivery', 'take_away'],
  timezone: 'America/Bogota',
  hours: {
    timezone: 'America/Bogota',
    weekly: [
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        open: '00:00',
        close: '00:00',
        services: null,
      },
    ],
    exceptions: [],
  },
  popups: [],
};

/** Renders a part of a page inside an app whose calls are answered from a list, by path. */
export function renderApp(
  part: ReactElement,
  answers: Answers,
  where: Parameters<typeof renderTexts>[1] = {},
  tenant: Partial<TenantFactsOfPage> = {},
  screen: Partial<ScreenFacts> = {},
) {
  const bench = appBench(answers);
  const tracker = { track: jest.fn(), flush: jest.fn(), addSink: jest.fn(() => () => undefined) };
  const app = {
    tenant: { ...bench.context.tenant, ...tenant },
    screen: { ...bench.context.screen, supplier: BRANCH, ...screen },
    stores: bench.stores,
    http: bench.context.http,
    tracker,
    renewSession: async () => undefined,
    profileReady: Promise.resolve(),
    kept: createStore(() => ({ keeping: 'device' as const })),
  };
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  const { unmount } = renderTexts(
    <QueryClientProvider client={queries}>
      <AppProvider value={app}>{part}</AppProvider>
    </QueryClientProvider>,
    where,
  );
  return { ...bench, queries, unmount, track: tracker.track };
}
