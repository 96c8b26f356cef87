import type { TransferSettings } from '@/lib/domain/payments/transfer';

const MINUTE_MS = 60_000;
const HOLD_MS = 15 * MINUTE_MS;

/** How long an order waits for its payment, in milliseconds (rule orders/hold, rule payments/transfer). */
export const holdMsOf = ({ transfer }: { transfer: TransferSettings | null }): number =>
  transfer ? transfer.payMinutes * MINUTE_MS : HOLD_MS;
