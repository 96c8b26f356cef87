import { randomBytes } from 'node:crypto';

/** How a card's charge ends: `challenge` asks its holder first. */
export type CardOutcome =
  | { kind: 'approved' }
  | { kind: 'challenge' }
  | { kind: 'declined'; code: string; declineCode: string };

/** Holds brand and last four digits of a card, never its number. */
export type PaymentMethod = {
  id: string;
  slug: string;
  brand: string;
  last4: string;
  outcome: CardOutcome;
  used: boolean;
};

export type IntentStatus =
  | 'requires_action'
  | 'requires_payment_method'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type Intent = {
  id: string;
  slug: string;
  amount: number;
  currency: string;
  status: IntentStatus;
  created: number;
  metadata: Record<string, string>;
  payment_method: string;
  return_url: string | null;
  cancellation_reason: string | null;
  error: { code: string; decline_code?: string; message: string } | null;
  /** Where the double itself is: its challenge page. */
  origin: string;
  chargeId: string;
  refunds: Refund[];
};

export type Refund = { id: string; amount: number; created: number; metadata: Record<string, string> };

type SavedAnswer = { print: string; status: number; body: string };

export type StripeState = {
  methods: Map<string, PaymentMethod>;
  intents: Map<string, Intent>;
  /** Keyed by tenant and idempotency key. */
  answers: Map<string, SavedAnswer>;
};

export const createStripeState = (): StripeState => ({
  methods: new Map(),
  intents: new Map(),
  answers: new Map(),
});

export const createStripeId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export const refundedOf = ({ refunds }: Intent) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Lists charges for the control route in the form of the other gateway's. */
export const listStripeCharges = ({ intents }: StripeState) =>
  [...intents.values()].map(({ id, slug, status, amount, currency, metadata, refunds }) => ({
    id,
    merchant: { name: slug },
    reference: metadata.reference ?? '',
    status,
    amount,
    currency,
    refunds: refunds.map((one) => one.amount),
  }));
