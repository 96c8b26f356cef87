/**
 * Points of a checkout at which tests kill the server (guarantee/killed-backend) or hold it while another call runs
 * (guarantee/event-races).
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

/** @param sent statements in flight; the listener waits for them, so that the point lies after them */
export type ReachCheckpoint = (name: Checkpoint, sent?: Promise<unknown>) => void | Promise<void>;

/** Kills this process with SIGKILL at a point: `name` at the first pass, `name@3` at the third. */
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
