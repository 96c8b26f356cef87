import { type AheadChoice, type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';

/** Says what was refused. @returns whether it is ordered */
export function useAddAhead(access: BookingAccess) {
  const { addAhead, isPending } = useBookingCalls(access);
  const add = async (choice: AheadChoice): Promise<boolean> => {
    const outcome = await addAhead(choice);
    if (outcome.kind === 'failed') showError(outcome.error);
    return outcome.kind === 'done';
  };
  return { add, isPending };
}
