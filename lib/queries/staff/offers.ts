import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getStaffProduct,
  type ListedOffer,
  type ListedOption,
  listStaffOffers,
  listStaffOptions,
  type StaffOffer,
  type StaffOption,
} from '@/lib/contract/staff/offer-calls';
import { useStaff } from './staff-context';

/** Asked for again where the stream says nothing: of many that are counted, it tells the last ones alone. */
const POLL_MS = 20_000;

type Place = { slug: string; branchId: number };

const offersOf = ({ slug, branchId }: Place): QueryKey => ['offers', slug, branchId];
const optionsOf = ({ slug, branchId }: Place): QueryKey => ['options', slug, branchId];

/** Commands answered how a product or an option is now. An answer that is on its way may be older, so it is asked for again. */
export function useSoldOutChanges(place: Place) {
  const client = useQueryClient();
  const askAgain = (queryKey: QueryKey) => client.invalidateQueries({ queryKey });
  /** Without an option that must be chosen a product is sold out too. */
  const askAll = () => Promise.all([askAgain(offersOf(place)), askAgain(optionsOf(place))]);
  return {
    askAll,
    showOffer(changed: StaffOffer): void {
      client.setQueryData<ListedOffer[]>(offersOf(place), (offers) =>
        offers?.map((offer) => (offer.id === changed.id ? { ...offer, ...changed } : offer)),
      );
      void askAgain(offersOf(place));
    },
    showOption({ id, ...changed }: StaffOption): void {
      client.setQueryData<ListedOption[]>(optionsOf(place), (options) =>
        options?.map((option) => (option.ids.includes(id) ? { ...option, ...changed } : option)),
      );
      void askAll();
    },
  };
}

/** The products of a branch, asked for when somebody picks one. */
export function useOffers(place: Place) {
  const { http } = useStaff();
  const query = { supplier_id: String(place.branchId) };
  const { data, error } = useQuery({
    queryKey: offersOf(place),
    queryFn: () => http(place.slug)(listStaffOffers, { query }),
    networkMode: 'always',
    retry: false,
  });
  return { offers: data ?? null, error };
}

/** One product with its options, as they are now. */
export function useStaffProduct({ slug, id }: { slug: string; id: number }) {
  const { http } = useStaff();
  const { data, error } = useQuery({
    queryKey: ['product', slug, id],
    queryFn: () => http(slug)(getStaffProduct, { params: { id: String(id) } }),
    networkMode: 'always',
    retry: false,
  });
  return { product: data ?? null, error };
}

/** The products and options of a branch, asked for at each event of its stream that is about them. Null: not answered yet. */
export function useSoldOut({ isFollowed = true, ...place }: Place & { isFollowed?: boolean }) {
  const { http } = useStaff();
  const query = { supplier_id: String(place.branchId) };
  const shared = {
    refetchInterval: isFollowed ? POLL_MS : (false as const),
    networkMode: 'always' as const,
    retry: false,
  };
  const offers = useQuery({
    queryKey: offersOf(place),
    queryFn: () => http(place.slug)(listStaffOffers, { query }),
    ...shared,
  });
  const options = useQuery({
    queryKey: optionsOf(place),
    queryFn: () => http(place.slug)(listStaffOptions, { query }),
    ...shared,
  });
  return {
    ...{ offers: offers.data ?? null, options: options.data ?? null },
    error: offers.error ?? options.error,
  };
}
