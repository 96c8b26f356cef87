import type { Breaker } from '@/backend/providers/payments/breaker';
import type { PaymentProvider } from '@/backend/providers/payments/port';
import type { Order } from '@/lib/contract/orders/orders';
import type { Currency } from '@/lib/domain/money/currencies';

/** The behaviour of a test's card; `asking`: its bank asks the holder. */
export type DoubleCard = 'approved' | 'declined' | 'failing' | 'asking';

/** Minor units. */
type DoubleCharge = {
  id: string;
  reference: string;
  takenMinor: number;
  returnedMinor: number;
  isFinal: boolean;
};

export type SignedEvent = { raw: string; headers: Record<string, string> };

/** A gateway as a test meets it, whatever it speaks; of one merchant. */
export type GatewayDouble = {
  currency: Currency;
  /** As the browser does. */
  tokenize(card: DoubleCard): Promise<string>;
  charges(order: Pick<Order, 'id'>): DoubleCharge[];
  /** Signed as the gateway does, of the charge as it stands. @param signer another merchant */
  tell(chargeId: string, signer?: string): SignedEvent;
  /** The gateway has another charge than was asked for. */
  alter(chargeId: string, changes: { amountMinor?: number; currency?: Currency; reference?: string }): void;
  /** @returns brings it back */
  forget(chargeId: string): () => void;
  /** All that is left, by a person at the gateway itself. */
  giveBack(chargeId: string): void;
  /** Answers as the holder of the card, at the bank. */
  answer(chargeId: string, isApproved: boolean): Promise<void>;
  /** The product's adapter at another server, with this merchant's keys. */
  at(elsewhere: { base: string; guarded: Breaker; timeoutMs: number }): PaymentProvider;
};
