import type { MethodObstacle } from './payment-methods';
import { isBelowLeast } from './providers';

/** `minimum` and the total in major units. @returns why it cannot be chosen, or null (rule payments/least-charge) */
export function methodObstacle({
  method: { obstacle, minimum },
  total,
}: {
  method: { obstacle: MethodObstacle | null; minimum: number | null };
  total: number;
}): MethodObstacle | 'below_minimum' | null {
  return obstacle ?? (isBelowLeast({ amount: total, least: minimum }) ? 'below_minimum' : null);
}
