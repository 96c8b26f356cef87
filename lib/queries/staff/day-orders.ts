import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type DayOrders,
  getDayOrder,
  type ListedOrder,
  listDayOrders,
} from '@/lib/contract/staff/day/order-calls';
import { moneyOf } from './money';
import { useStaff } from './staff-context';

/** Empty texts ask for all. */
export type OrderQuery = {
  search: string;
  from: string;
  to: string;
  service: string;
  state: string;
  method: string;
};
type Asked = Parameters<typeof listDayOrders.query.parse>[0] & object;

/** Orders of any day of a branch, page by page (rule staff/orders). `loadMore`: null where there is nothing earlier */
export function useDayOrders({
  slug,
  branchId,
  query,
}: {
  slug: string;
  branchId: number;
  query: OrderQuery;
}) {
  const { http } = useStaff();
  const said = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const ask = (before: number | null): Promise<DayOrders> =>
    http(slug)(listDayOrders, {
      query: {
        ...(said as Asked),
        supplier_id: String(branchId),
        ...(before === null ? {} : { before: String(before) }),
      },
    });
  const { data, error, hasNextPage, fetchNextPage, ...state } = useInfiniteQuery({
    queryKey: [...moneyOf(slug), 'orders', branchId, said],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null as DayOrders['before'],
    getNextPageParam: ({ before }) => before,
    placeholderData: (before) => before,
  });
  const pages = data?.pages ?? [];
  const [first] = pages;
  return {
    ...{ error, isPending: state.isPending || state.isPlaceholderData },
    isLoadingMore: state.isFetchingNextPage,
    orders: pages.flatMap(({ orders }) => orders),
    days: first ? { from: first.from, to: first.to } : null,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    /** All that the question finds, also what no page shows yet. */
    async loadAll(): Promise<ListedOrder[]> {
      const all: ListedOrder[] = [];
      let before: number | null = null;
      do {
        const page: DayOrders = await ask(before);
        all.push(...page.orders);
        before = page.before;
      } while (before !== null);
      return all;
    },
  };
}

/** One order whole. `askAgain` waits for nothing: a slow answer holds no button. */
export function useDayOrder({ slug, id }: { slug: string; id: number }) {
  const { http } = useStaff();
  const { data, error } = useQuery({
    queryKey: [...moneyOf(slug), 'order', id],
    queryFn: () => http(slug)(getDayOrder, { params: { id: String(id) } }),
  });
  return { whole: data ?? null, error };
}
