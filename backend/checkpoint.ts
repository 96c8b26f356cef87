/**
 * The moments of a checkout at which a server may die (quality F01) or another call may come between (quality T36).
 * Tests kill it or hold it there; nothing else listens.
 */
export type Checkpoint =
  | 'cart-before-commit'
  | 'order-checked'
  | 'order-before-commit'
  | 'order-after-commit'
  | 'order-read'
  | 'order-moved'
  | 'payment-claimed'
  | 'payment-before-charge'
  | 'payment-after-charge'
  | 'payment-settled'
  | 'in-person-asked'
  | 'in-person-settled'
  | 'call-before-answer'
  | 'job-before-settle';

/** @param sent statements on their way: whoever listens waits for them, so that the moment is after them */
export type ReachCheckpoint = (name: Checkpoint, sent?: Promise<unknown>) => void | Promise<void>;

/** Kills this process, as the power would, when it reaches a moment: `name` the first time, `name@3` the third. */
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
