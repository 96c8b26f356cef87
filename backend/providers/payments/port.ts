import type { CardBrowser } from '@/lib/contract/orders/orders';
import type { Currency } from '@/lib/domain/money/currencies';
import type { BankAddresses } from '@/lib/domain/payments/bank-address';
import type { Bank } from '@/lib/domain/payments/banks';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';
import type { ProviderName } from '@/lib/domain/payments/providers';
import type { PsePerson } from '@/lib/domain/payments/pse-payer';

/** A card is always a token from the gateway. */
export type MethodInput =
  | { type: 'card'; token: string; browser?: CardBrowser | undefined }
  | { type: 'pse'; bankCode: string; person: PsePerson; description: string }
  | { type: 'nequi'; phone: string };

export type Action =
  | { type: 'redirect'; url: string }
  | { type: 'wait'; hint: 'push' }
  /** A document as it is to be shown, in a frame of its own. */
  | { type: 'challenge'; html: string };

/** Amount and reference as the gateway says them, to be compared. */
export type Outcome = {
  status: GatewayStatus;
  /** Empty if the gateway never named it. */
  providerRef: string;
  reference: string;
  /** Minor units; -1 for an amount that is none of ours. */
  amountMinor: number;
  currency: string;
  message: string | null;
  rawStatus: string | null;
  action: Action | null;
  reason?: ClosingReason;
};

/**
 * `not_sent`: never left. `not_taken`: the gateway took none, as when busy. `not_received`: it failed and has no
 * record; a late charge is still looked for. `timed_out`: out of time without a record. `overdue`: still pending after
 * its time; it is asked about until it is final. `given_up`: by its payer, else like `overdue`. `cancelled`: for its
 * payer, at the gateway: no money comes of it any more.
 */
export type ClosingReason =
  | 'not_sent'
  | 'not_taken'
  | 'not_received'
  | 'timed_out'
  | 'overdue'
  | 'given_up'
  | 'cancelled';

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
  /** With country code, plus sign or not; null: not known, where no way to pay needs it (rule people/optional-phone). */
  phone: string | null;
  document: { type: string; number: string };
};

export type CreateInput = {
  /** Unique for ever: `<purchaseId>-<attempt>`. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  method: MethodInput;
  payer: Payer;
  /** From the tenant's own origin (guarantee/return-address). */
  returnUrl: string;
  /** From then on the gateway takes no money; signed where possible (rule payments/attempt). */
  expiresAt: Date;
  /** (rule payments/agreements) */
  consent: { terms: true; personalData: true };
};

/** A hint: `fetch` asks for the truth (guarantee/events-are-hints). */
export type NormalizedEvent = {
  providerRef: string;
  status: GatewayStatus;
  rawStatus: string;
  reference: string | null;
  amountMinor: number | null;
  currency: string | null;
};
export type WebhookRefusal = 'no_secret' | 'malformed' | 'bad_signature' | 'wrong_environment';
/** Unknown kinds are right and empty. */
export type WebhookAnswer = { ok: true; events: NormalizedEvent[] } | { ok: false; reason: WebhookRefusal };

/** `tokenize`: the browser posts the card to `{apiBase}/tokens/cards`. `element`: the gateway's script takes it. */
type ClientConfig = (
  | {
      mode: 'tokenize';
      apiBase: string;
      /** The browser tells its facts with each card. */
      threeDs: boolean;
    }
  | { mode: 'element'; scriptUrl: string }
) & {
  publicKey: string;
  acceptance: { url: string }[];
};

type Capabilities = {
  void: boolean;
  refund: 'none' | 'full' | 'partial';
  webhook: boolean;
};

/** Origins that the browser reaches while it pays, such as `https://production.wompi.co` (rule payments/page-policy). */
export type BrowserOrigins = {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
};

/** All that verbs know of a gateway; what it cannot do is left out. */
export type PaymentProvider = {
  name: ProviderName;
  capabilities: Capabilities;
  browserOrigins: BrowserOrigins;
  /** Its own pages and those of banks: a redirect leads nowhere else. */
  bankAddresses: BankAddresses;
  /** For the browser, so that no card passes through us. @throws GatewayError */
  clientConfig(): Promise<ClientConfig>;
  /** Sorted by name; kept for a day at most. @throws GatewayError */
  listBanks?(): Promise<Bank[]>;
  /** @throws GatewayError; after `unknown` ask `find`, never create again */
  create(input: CreateInput): Promise<Outcome>;
  /** @throws GatewayError; null if unknown */
  fetch(providerRef: string): Promise<Outcome | null>;
  /** Null if the gateway never knew the reference. @param begunAt when its attempt was begun @throws GatewayError */
  find(reference: string, begunAt: Date): Promise<Outcome | null>;
  /** Reads the return address, if it says more than `fetch`. @throws GatewayError */
  resume?(returnParams: Readonly<Record<string, string>>): Promise<Outcome | null>;
  /** Cancels a charge that waits for its payer elsewhere; answers its outcome if it waits no more. @throws GatewayError */
  cancel?(providerRef: string): Promise<Outcome | null>;
  /** Takes a charge back in full, on its own day. @throws GatewayError `refused` if late or never charged */
  void?(providerRef: string): Promise<Outcome>;
  /** Once for a key, however often it is asked. @throws GatewayError `refused` if it will not */
  refund?(input: {
    providerRef: string;
    amountMinor: number;
    currency: Currency;
    key: string;
  }): Promise<void>;
  /** Raw, because some gateways sign the bytes or a header. */
  parseWebhook?(input: { raw: string; headers: Readonly<Record<string, string>> }): WebhookAnswer;
};

/** `unavailable`: nothing was charged. `unknown`: maybe. `refused`: the request itself. */
export class GatewayError extends Error {
  readonly kind: 'unavailable' | 'unknown' | 'refused';
  /** `answered`: the gateway is done with it. */
  readonly reach: 'not_sent' | 'answered' | 'unclear';

  constructor(kind: GatewayError['kind'], message: string, reach: GatewayError['reach'] = 'unclear') {
    super(message);
    this.name = 'GatewayError';
    this.kind = kind;
    this.reach = reach;
  }
}
