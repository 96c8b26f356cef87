import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { VisitProvider } from '@/lib/browser/visit-provider';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { renderTexts } from './render-texts';
import { type Answers, visitBench } from './visit-bench';

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

/** Renders a part of a page inside a visit whose calls are answered from a list, by path. */
export function renderVisit(
  part: ReactElement,
  answers: Answers,
  where: Parameters<typeof renderTexts>[1] = {},
  tenant: Partial<TenantFactsOfPage> = {},
  screen: Partial<ScreenFacts> = {},
) {
  const bench = visitBench(answers);
  const tracker = { track: jest.fn(), flush: jest.fn(), addSink: jest.fn(() => () => undefined) };
  const visit = {
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
      <VisitProvider value={visit}>{part}</VisitProvider>
    </QueryClientProvider>,
    where,
  );
  return { ...bench, queries, unmount, track: tracker.track };
}
