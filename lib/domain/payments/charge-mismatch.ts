import type { GatewayStatus } from './payment-status';

/** Fields in which a gateway's charge differs from its attempt. */
export const MISMATCHES = ['reference', 'transaction', 'currency', 'amount'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

type Charge = { reference: string; providerRef: string | null; currency: string; amountMinor: number };

/** The first field that differs, or null (guarantee/events-are-hints). */
export function findMismatch({ asked, charge }: { asked: Charge; charge: Charge }): Mismatch | null {
  if (charge.reference !== asked.reference) return 'reference';
  if (asked.providerRef !== null && charge.providerRef !== asked.providerRef) return 'transaction';
  if (charge.currency !== asked.currency) return 'currency';
  return charge.amountMinor === asked.amountMinor ? null : 'amount';
}

/** True for a charge that has taken money or may take it. */
export const mayHoldMoney = (status: GatewayStatus): boolean => status === 'approved' || status === 'pending';
