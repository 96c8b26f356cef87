import type { Http } from '@/lib/clients/http';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import type { Stores } from '@/lib/stores/create-stores';

export type SessionContext = {
  http: Http;
  stores: Stores;
  tenant: TenantFactsOfPage;
  screen: ScreenFacts;
  timing: Timing;
};

/** `alone` runs named work in one tab at a time. */
export type Timing = {
  wait: (ms: number) => Promise<void>;
  untilVisible: () => Promise<void>;
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};
