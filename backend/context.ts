import type { MailPort } from '@/backend/providers/mail/port';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Mismatch } from '@/lib/domain/payments/charge-mismatch';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import type { ReachCheckpoint } from './platform/checkpoint';
import type { Database, Sql } from './platform/database/database';
import type { describeFault } from './platform/describe-fault';
import type { TopicName } from './platform/events/topic-events';
import type { KeyClaim } from './platform/idempotency';
import type { GatewayError, WebhookRefusal } from './providers/payments/port';
import type { FindProvider } from './providers/payments/providers';
import type { PlacesPort } from './providers/places/port';
import type { PushPort } from './providers/push/port';
import type { SmsPort } from './providers/sms/port';
import type { ShopPort } from './stored/shop-port';

export type ContextInstance = {
  id: number;
  slug: string;
  host: string;
  status: 'active' | 'locked';
  /** Grows with every change of the config answer. */
  version: number;
  country: Country;
  currency: Currency;
  language: Language;
  langs: Language[];
  /** (rule cart/tip) */
  noTip: ServiceChoice[];
  /** (rule people/phone-code) */
  asksPhoneCode: boolean;
  /** (rule people/optional-document) */
  asksDocument: boolean;
  /** (rule people/optional-email) */
  asksEmail: boolean;
};

/** A restaurant's program acts by a key, one of its people by a session, or a shared tablet, with who works at it or alone. */
export type StaffHolder =
  | { keyId: number }
  | { personId: number; sessionId: number }
  | { deviceId: number; personId: number | null };

export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'diner'; profileId: number }
  | {
      kind: 'staff';
      holder: StaffHolder;
      scopes: readonly StaffScope[];
      branches: RoleBranches;
      /** The person at a tablet who asked for the one call that the holder allowed; null: nobody had said who they were (rule staff/allowing). */
      asked?: { personId: number | null };
    }
  | { kind: 'gateway' }
  | { kind: 'job' }
  /** Its own setting acts, without anybody of its staff. */
  | { kind: 'branch' }
  /** The command line, or a person who is one (rule staff/operators). */
  | { kind: 'operator'; personId?: number; sessionId?: number };

export type GatewayAlarm = {
  kind: 'gateway';
  call:
    | 'config'
    | 'banks'
    | 'create'
    | 'redirect'
    | 'fetch'
    | 'cancel'
    | 'void'
    | 'refund'
    | 'event'
    | 'sms'
    | 'mail'
    | 'push'
    | 'measure';
  /** `fault`: our own; `given_up`: an event that nobody could confirm; `foreign_address`: of no bank. */
  failure:
    | GatewayError['kind']
    | WebhookRefusal
    | 'fault'
    | 'given_up'
    | 'foreign_address'
    | 'unusable_account';
  provider: string | null;
  paymentId?: number;
  purchaseId?: number;
  message?: string;
  error?: ReturnType<typeof describeFault>;
};

/** No personal data. */
export type Alarm =
  | ({ purchaseId: number; paymentId: number } & (
      | { kind: 'misfit'; misfit: Mismatch; status: GatewayStatus }
      | { kind: 'refund_due' }
    ))
  | GatewayAlarm;

/** A purchase that changed, its branch, and its table; null: a booking without one. */
export type Changed = { id: number | null; supplierId: number; tableId?: number | null };

export type Context = {
  instance: ContextInstance;
  actor: Actor;
  lang: Language;
  now: Date;
  /** The time now, for work that ends long after the call. */
  clock: () => Date;
  db: Database;
  /** Without a slash at the end (rule tenant/public-origin). */
  publicOrigin: string;
  /** The address of the tenants' people, without a slash at the end; null: there is none. */
  staffOrigin: string | null;
  findProvider: FindProvider;
  /** Null: this installation sends none. */
  sms: SmsPort | null;
  /** Null: this installation sends none, and screens show links to share (rule booking/notices). */
  mail: MailPort | null;
  /** Null: this installation sends none, and no screen offers it. */
  push: PushPort | null;
  /** Null: this installation asks no geocoder (rule delivery/place-search). */
  places: PlacesPort | null;
  /** Null: this program edits no restaurant (rule tenant/change). */
  shop: ShopPort | null;
  /** (rule delivery/map) */
  map: MapChoice | null;
  /** (rule platform/idempotency) */
  idempotencyKey: string | null;
  keyClaim: KeyClaim | null;
  checkpoint: ReachCheckpoint;
  /** Tells whoever watches these topics; inside a transaction of `db`, when it is committed. */
  publish: (...topics: readonly (TopicName | Changed)[]) => void;
  alarm: (alarm: Alarm) => void;
};

/** A transaction of the context's tenant, and the context: what most of the backend's functions take. */
export type TenantSql = { sql: Sql; ctx: Context };
