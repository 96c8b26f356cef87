import { type Faults, NO_FAULTS } from './faults';
import { createStripeState, type StripeState } from './stripe/state';

export type Status = 'PENDING' | 'APPROVED' | 'DECLINED' | 'ERROR' | 'VOIDED';

/** Holds brand and last four digits of a card, never its number. */
export type CardToken = {
  id: string;
  slug: string;
  outcome: Status;
  brand: string;
  lastFour: string;
  settlesAfterMs: number | null;
  /** Its bank asks the holder. */
  asksHolder: boolean;
  used: boolean;
};

export type NequiToken = { id: string; slug: string; phone: string; outcome: Status; settlesAt: number };

export type Transaction = {
  id: string;
  slug: string;
  reference: string;
  amount_in_cents: number;
  currency: string;
  status: Status;
  status_message: string | null;
  created_at: string;
  finalized_at: string | null;
  redirect_url: string | null;
  customer_email: string;
  payment_method_type: 'CARD' | 'NEQUI' | 'PSE';
  payment_method: { type: string; extra: Record<string, unknown> } & Record<string, unknown>;
  /** Not on the wire. */
  outcome: Status;
  settlesAt: number;
  /** Not on the wire. */
  bankUrl: string | null;
  bankUrlAt: number;
  /** Not on the wire. The step of a card's 3-D Secure challenge, and from when it is shown; null for other charges. */
  challenge: { step: 'FINGERPRINT' | 'CHALLENGE'; at: number; base: string } | null;
};

export type HeldEvent = {
  chargeId: string;
  status: string;
  /** The tenant's, as the return address names it (rule tenant/public-origin). */
  host: string;
  body: string;
  /** The headers that sign the event. */
  headers: Readonly<Record<string, string>>;
};

export type GatewayState = {
  usedAcceptance: Map<string, true>;
  cards: Map<string, CardToken>;
  nequiTokens: Map<string, NequiToken>;
  transactions: Map<string, Transaction>;
  stripe: StripeState;
  held: HeldEvent[];
  faults: Faults;
};

export const createState = (): GatewayState => ({
  usedAcceptance: new Map(),
  cards: new Map(),
  nequiTokens: new Map(),
  transactions: new Map(),
  stripe: createStripeState(),
  held: [],
  faults: { ...NO_FAULTS },
});

const MAX_KEPT = 20_000;

export function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
