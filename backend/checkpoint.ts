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

export type ReachCheckpoint = (name: Checkpoint) => void | Promise<void>;

/** Kills this process, as the power would, when it reaches the named moment for the first time. */
export function killAt(name: string): ReachCheckpoint {
  return (reached) => {
    if (reached === name) process.kill(process.pid, 'SIGKILL');
  };
}
