import type { StaffScope } from '@/lib/contract/staff/calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Misfit } from '@/lib/domain/payments/charge-fit';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import type { ReachCheckpoint } from './platform/checkpoint';
import type { Database } from './platform/database/database';
import type { describeFault } from './platform/describe-fault';
import type { KeyClaim } from './platform/idempotency';
import type { GatewayError, WebhookRefusal } from './providers/payments/port';
import type { FindProvider } from './providers/payments/providers';

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
  /** Services for which it asks no tip (rule cart/tip). */
  noTip: ServiceChoice[];
};

export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'diner'; profileId: number }
  | { kind: 'staff'; keyId: number; scopes: StaffScope[] }
  | { kind: 'gateway' }
  | { kind: 'job' }
  | { kind: 'operator' };

/** A gateway that did not do what it was asked, or an event that is not a gateway's. */
export type GatewayAlarm = {
  kind: 'gateway';
  call: 'config' | 'create' | 'fetch' | 'void' | 'event';
  /** `fault` is our own; `given_up` is an event that nobody could confirm. */
  failure: GatewayError['kind'] | WebhookRefusal | 'fault' | 'given_up';
  provider: string | null;
  paymentId?: number;
  message?: string;
  error?: ReturnType<typeof describeFault>;
};

/** What somebody has to look after at the gateway: ids and words that are nobody's data. */
export type Alarm =
  | ({ purchaseId: number; paymentId: number } & (
      | { kind: 'misfit'; misfit: Misfit; status: GatewayStatus }
      | { kind: 'refund_due' }
    ))
  | GatewayAlarm;

/** What every verb gets: the tenant, who asks, the clock and the database. */
export type Context = {
  instance: ContextInstance;
  actor: Actor;
  lang: Language;
  /** When the call came. */
  now: Date;
  /** The time now, for what is timed from the end of something that took long. */
  clock: () => Date;
  db: Database;
  /** The tenant's own address, without a slash at its end (rule tenant/public-origin). */
  publicOrigin: string;
  findProvider: FindProvider;
  /** The caller's own key for this call, where it came with one (rule platform/idempotency). */
  idempotencyKey: string | null;
  /** What the call holds of that key while it runs. */
  keyClaim: KeyClaim | null;
  checkpoint: ReachCheckpoint;
  /** Tells whoever watches a purchase that it has changed; after the transaction, never inside. */
  announce: (purchaseId: number) => void;
  /** Tells whoever runs this of money that waits for them, and of gateways that fail. */
  alarm: (alarm: Alarm) => void;
};
