import type { Currency } from '@/lib/domain/money/currencies';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';

export type ProviderName = 'wompi' | 'sandbox';

/** How an attempt is paid at a gateway. A card is only ever a token that the browser got from the gateway itself. */
export type MethodInput =
  | { type: 'card'; token: string }
  | { type: 'pse'; bankCode: string; person: 'natural' | 'company'; description: string }
  | { type: 'nequi'; phone: string };
type MethodType = MethodInput['type'];

/** What the diner has to do next: follow an address, wait for a push on the phone, or answer a challenge. */
export type Action =
  | { type: 'redirect'; url: string }
  | { type: 'wait'; hint: 'push' }
  | { type: 'challenge'; html: string };

/** Where an attempt stands at the gateway; amount and reference are the gateway's own, to be compared with ours. */
export type Outcome = {
  status: GatewayStatus;
  /** Empty when the gateway never named it. */
  providerRef: string;
  reference: string;
  /** Integer minor units; -1 when the gateway's amount is none of ours. */
  amountMinor: number;
  currency: string;
  /** The gateway's words for the diner; null when there are none. */
  message: string | null;
  /** The gateway's own word for the status; null when we closed the attempt ourselves. */
  rawStatus: string | null;
  action: Action | null;
  /** Why we closed the attempt ourselves, where more is to be said than that its time is over. */
  reason?: ClosingReason;
};

/**
 * `not_sent`: the charge never left for the gateway. `not_taken`: the gateway was asked and took none, as when it is too
 * busy. `not_received`: the gateway failed at it and says that it has no record of it; a late charge is still looked for.
 * `timed_out`: its time is over and the gateway has no record of it.
 */
export type ClosingReason = 'not_sent' | 'not_taken' | 'not_received' | 'timed_out';

/** The outcome of an attempt that never became a charge: refused by the gateway, or never known to it. */
export function closedOutcome(attempt: {
  status: 'error' | 'expired';
  providerRef: string | null;
  reference: string;
  amountMinor: number;
  currency: string;
  reason?: ClosingReason;
}): Outcome {
  return {
    ...attempt,
    providerRef: attempt.providerRef ?? '',
    message: null,
    rawStatus: null,
    action: null,
  };
}

type Payer = {
  name: string;
  email: string;
  /** With its country code; whether with a plus sign does not matter. */
  phone: string;
  document: { type: string; number: string };
};

export type CreateInput = {
  /** Unique for ever at the gateway: `<purchaseId>-<attempt>`. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  method: MethodInput;
  payer: Payer;
  /** Built by us from the tenant's own origin, never taken from a caller (guarantee/return-address). */
  returnUrl: string;
  /** After this the gateway takes no money for the attempt; signed where the gateway signs (rule payments/attempt). */
  expiresAt: Date;
  /** The diner has seen both documents and agreed (rule payments/agreements). */
  consent: { terms: true; personalData: true };
};

/** An event, normalised. It is a hint: `fetch` asks for the truth (guarantee/events-are-hints). */
export type NormalizedEvent = {
  providerRef: string;
  status: GatewayStatus;
  rawStatus: string;
  /** Null when the event does not say; none of them is trusted. */
  reference: string | null;
  amountMinor: number | null;
  currency: string | null;
};
export type WebhookRefusal = 'no_secret' | 'malformed' | 'bad_signature' | 'wrong_environment';
/** An event of a kind that is none of ours is right and empty: it is answered and forgotten. */
export type WebhookAnswer = { ok: true; events: NormalizedEvent[] } | { ok: false; reason: WebhookRefusal };

/** What a browser is told; `tokenize`: it posts the card to `{apiBase}/tokens/cards` with the public key. */
type ClientConfig = {
  mode: 'tokenize' | 'hosted_fields' | 'element' | 'redirect';
  apiBase: string;
  publicKey: string;
  acceptance: { label: 'terms' | 'personal_data'; url: string }[];
};

type Capabilities = {
  methods: readonly MethodType[];
  void: boolean;
  refund: 'none' | 'full' | 'partial';
  webhook: boolean;
};

/** A gateway, whoever it is: verbs know this and nothing of any vendor. What one cannot do it leaves out. */
export type PaymentProvider = {
  name: ProviderName;
  capabilities: Capabilities;
  /** Where the browser reaches it, such as `https://production.wompi.co`. */
  browserOrigin: string;
  /** What the browser needs to speak to the gateway itself, so that no card passes through us. @throws GatewayError */
  clientConfig(): Promise<ClientConfig>;
  /** Banks for a transfer, in the gateway's order. @throws GatewayError */
  listBanks?(): Promise<{ code: string; name: string }[]>;
  /** @throws GatewayError; `unknown` means that it may have charged: ask `find`, never create again */
  create(input: CreateInput): Promise<Outcome>;
  /** @throws GatewayError; null when the gateway knows no such transaction */
  fetch(providerRef: string): Promise<Outcome | null>;
  /** What became of a reference of ours; null when the gateway never heard of it. @throws GatewayError */
  find(reference: string): Promise<Outcome | null>;
  /** Comes back from the gateway's page with what its address says, where that says more than `fetch`. @throws GatewayError */
  resume?(returnParams: Readonly<Record<string, string>>): Promise<Outcome | null>;
  /** Gives a charge back whole, on its own day. @throws GatewayError `refused` when it is too late or was never charged */
  void?(providerRef: string): Promise<Outcome>;
  /** Gives money back, all of it or some. @throws GatewayError */
  refund?(input: { providerRef: string; amountMinor: number | null }): Promise<Outcome>;
  /** Whether a request to our event address is the gateway's own. Raw: some sign the bytes, and some a header. */
  parseWebhook?(input: { raw: string; headers: Readonly<Record<string, string>> }): WebhookAnswer;
};

/**
 * `unavailable`: the gateway did not take the request, so nothing was charged. `unknown`: it may have, nobody can
 * tell yet. `refused`: it said no to the request itself.
 */
export class GatewayError extends Error {
  readonly kind: 'unavailable' | 'unknown' | 'refused';
  /** How far the request came: it never left, the gateway answered and so was done with it, or nobody can tell. */
  readonly reach: 'not_sent' | 'answered' | 'unclear';

  constructor(kind: GatewayError['kind'], message: string, reach: GatewayError['reach'] = 'unclear') {
    super(message);
    this.name = 'GatewayError';
    this.kind = kind;
    this.reach = reach;
  }
}
