import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListedOffer, listStaffOffers, type StaffOffer } from '@/lib/contract/staff/offer-calls';
import { useStaff } from './staff-context';

/** No stream of staff tells of the menu; a tablet beside this one is seen within this time. */
const POLL_MS = 5_000;

/** The products of a branch. `show`: a command answered how one is now. */
export function useOffers({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['offers', slug, branchId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => http(slug)(listStaffOffers, { query: { supplier_id: String(branchId) } }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    retry: false,
  });
  return {
    ...{ offers: data ?? null, error },
    show(changed: StaffOffer): void {
      client.setQueryData<ListedOffer[]>(queryKey, (offers) =>
        offers?.map((offer) => (offer.id === changed.id ? { ...offer, ...changed } : offer)),
      );
      // An answer that is on its way may be older than the command's.
      void client.invalidateQueries({ queryKey });
    },
  };
}
