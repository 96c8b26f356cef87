import { useInfiniteQuery } from '@tanstack/react-query';
import { type History, listHistory } from '@/lib/contract/staff/history-calls';
import { HISTORY_TOPICS } from '@/lib/domain/staff/history';
import { useStaff } from './staff-context';

/** The number of an order as somebody types it, `#12` too; null where it is none. */
const numberIn = (typed: string): string | null => /^#?\s*([1-9]\d{0,8})$/.exec(typed.trim())?.[1] ?? null;

/** The history, page by page. @param person empty for all, as `topic` and `order` are. `loadMore`: null where there is nothing earlier */
export function useHistory({
  slug,
  person,
  topic,
  order,
}: {
  slug: string;
  person: string;
  topic: string;
  /** As it is typed. */
  order: string;
}) {
  const { http } = useStaff();
  const number = numberIn(order);
  const known = HISTORY_TOPICS.find((one) => one === topic);
  const { data, error, hasNextPage, fetchNextPage, ...state } = useInfiniteQuery({
    queryKey: ['history', slug, person, topic, number],
    queryFn: ({ pageParam }) =>
      http(slug)(listHistory, {
        query: {
          ...(pageParam === null ? {} : { before: String(pageParam) }),
          ...(person === '' ? {} : { person }),
          ...(known ? { topic: known } : {}),
          ...(number === null ? {} : { number }),
        },
      }),
    initialPageParam: null as History['before'],
    getNextPageParam: ({ before }) => before,
    // The list of people stays while another part is asked for.
    placeholderData: (before) => before,
  });
  const pages = data?.pages ?? [];
  return {
    ...{
      error,
      isPending: state.isPending || state.isPlaceholderData,
      isLoadingMore: state.isFetchingNextPage,
    },
    people: pages[0]?.people ?? [],
    actions: pages.flatMap(({ actions }) => actions),
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
  };
}
