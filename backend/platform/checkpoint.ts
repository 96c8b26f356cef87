/** Where tests kill or hold the server (guarantee/killed-backend, guarantee/event-races). */
export type Checkpoint =
  | 'cart-before-commit'
  | 'group-joined'
  | 'order-checked'
  | 'order-before-commit'
  | 'order-after-commit'
  | 'order-read'
  | 'order-joined'
  | 'help-before-write'
  | 'help-before-answer'
  | 'link-opened'
  | 'link-before-write'
  | 'order-moved'
  | 'order-split'
  | 'tip-changed'
  | 'room-charge-settled'
  | 'table-opened'
  | 'account-opened'
  | 'account-joined'
  | 'account-moved'
  | 'account-joined-to'
  | 'member-removed'
  | 'bill-asked'
  | 'round-checked'
  | 'ahead-checked'
  | 'ahead-added'
  | 'deposit-over'
  | 'deposit-credited'
  | 'round-before-commit'
  | 'payment-claimed'
  | 'payment-before-charge'
  | 'payment-after-charge'
  | 'payment-cancelled'
  | 'payment-settled'
  | 'refund-taken'
  | 'refund-asked'
  | 'refund-answered'
  | 'in-person-asked'
  | 'in-person-settled'
  | 'share-held'
  | 'share-claimed'
  | 'table-held'
  | 'booking-checked'
  | 'payment-taken'
  | 'charge-settled'
  | 'close-written'
  | 'moves-claimed'
  | 'move-read'
  | 'proof-made'
  | 'proof-kept'
  | 'proof-reviewed'
  | 'code-counted'
  | 'code-before-send'
  | 'code-sent'
  | 'notice-before-send'
  | 'notice-sent'
  | 'help-photo-drawn'
  | 'visit-before-rate'
  | 'event-checked'
  | 'event-before-commit'
  | 'sale-asked'
  | 'sale-before-send'
  | 'sale-sent'
  | 'code-judged'
  | 'call-before-answer'
  | 'job-before-settle';

/** @param sent statements in flight, which lie before the point */
export type ReachCheckpoint = (name: Checkpoint, sent?: Promise<unknown>) => void | Promise<void>;

/** Ends the program with SIGKILL: `name` at the first pass, `name@3` at the third. */
export function killAt(moment: string): ReachCheckpoint {
  const [name, nth = '1'] = moment.split('@');
  let left = Number(nth);
  return async (reached, sent) => {
    if (reached !== name) return;
    left -= 1;
    if (left !== 0) return;
    await sent?.catch(() => undefined);
    process.kill(process.pid, 'SIGKILL');
  };
}
