import type { StaffScope } from '@/lib/contract/calls/staff';
import type { Misfit } from '@/lib/domain/charge-fit';
import type { Country, Language } from '@/lib/domain/countries';
import type { Currency } from '@/lib/domain/currencies';
import type { GatewayStatus } from '@/lib/domain/payment-status';
import type { ServiceChoice } from '@/lib/domain/services';
import type { ReachCheckpoint } from './checkpoint';
import type { Database } from './db/database';
import type { FindProvider } from './integrations/payments/providers';

/** The tenant of a call: what its host resolved to. */
export type ContextInstance = {
  id: number;
  slug: string;
  host: string;
  status: 'active' | 'locked';
  /** Grows with every change of what the config answer is made of. */
  version: number;
  country: Country;
  currency: Currency;
  language: Language;
  langs: Language[];
  /** Services for which it asks no tip (decision 50). */
  noTip: ServiceChoice[];
};

export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'diner'; profileId: number }
  | { kind: 'staff'; keyId: number; scopes: StaffScope[] }
  | { kind: 'gateway' }
  | { kind: 'job' }
  | { kind: 'operator' };

/** Money that somebody has to look after at the gateway: ids and our own words, nobody's data. */
export type Alarm = { purchaseId: number; paymentId: number } & (
  | { kind: 'misfit'; misfit: Misfit; status: GatewayStatus }
  | { kind: 'refund_due' }
);

/** What every verb gets: the tenant, who asks, the clock and the database. */
export type Context = {
  instance: ContextInstance;
  actor: Actor;
  lang: Language;
  now: Date;
  db: Database;
  /** The tenant's own address, without a slash at its end (decision 112). */
  publicOrigin: string;
  findProvider: FindProvider;
  /** The caller's own key for this call, where it came with one (decision 107). */
  idempotencyKey: string | null;
  checkpoint: ReachCheckpoint;
  /** Tells whoever watches a purchase that it has changed; after the transaction, never inside. */
  announce: (purchaseId: number) => void;
  /** Tells whoever runs this of money that waits for them. */
  alarm: (alarm: Alarm) => void;
};
