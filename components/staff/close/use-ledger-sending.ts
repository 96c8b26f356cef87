import { useSending } from '@/components/staff/use-sending';
import type { Http } from '@/lib/clients/http';
import { useLedgerChanges } from '@/lib/queries/staff/close';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useClosePlace } from './close-place';

/** Sends a change of a branch's money, which is asked for again whatever came of it. @param own the sentence of a screen for a failure */
export function useLedgerSending(own?: (error: unknown) => string | null) {
  const { slug, branchId } = useClosePlace();
  const { http } = useStaff();
  const { askAgain } = useLedgerChanges({ slug, branchId });
  return useSending(async (send: (ask: Http) => Promise<unknown>) => {
    try {
      await send(http(slug));
    } finally {
      askAgain();
    }
  }, own);
}
