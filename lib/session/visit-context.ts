import type { Http } from '@/lib/clients/http';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import type { Stores } from '@/lib/stores/create-stores';

/** What every part of a visit works with; `http` speaks to the services as this diner. */
export type VisitContext = {
  http: Http;
  stores: Stores;
  tenant: TenantFactsOfPage;
  screen: ScreenFacts;
  timing: Timing;
};

/** Time and the tab, as arguments. `alone` runs work in one tab at a time, by name. */
export type Timing = {
  wait: (ms: number) => Promise<void>;
  untilVisible: () => Promise<void>;
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};
