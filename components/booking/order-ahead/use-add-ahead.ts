import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { type AheadChoice, useAheadCalls } from '@/lib/queries/booking/order-ahead';
import { showError } from '@/lib/stores/error-store';

/** Says what was refused. @returns whether it is ordered */
export function useAddAhead(access: BookingAccess) {
  const { add, isPending } = useAheadCalls(access);
  const addDish = async (choice: AheadChoice): Promise<boolean> => {
    const outcome = await add(choice);
    if (outcome.kind === 'failed') showError(outcome.error);
    return outcome.kind === 'done';
  };
  return { add: addDish, isPending };
}
