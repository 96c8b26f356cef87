import type { ServiceChoice } from './services';

const COUNTERS: readonly ServiceChoice[] = ['on_table', 'grab_and_go'];

/** Whether a cart is this branch's; over the counters of a food court also one of another stall (rule table/court). */
export const isCartHere = ({
  supplierId,
  choice,
  here,
}: {
  supplierId: number;
  choice: ServiceChoice;
  here: { id: number; stalls?: readonly number[] } | null;
}): boolean =>
  here !== null &&
  (supplierId === here.id || (COUNTERS.includes(choice) && (here.stalls ?? []).includes(supplierId)));
