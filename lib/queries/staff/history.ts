import { useInfiniteQuery } from '@tanstack/react-query';
import { type History, listHistory } from '@/lib/contract/staff/history-calls';
import { HISTORY_TOPICS } from '@/lib/domain/staff/history';
import { useStaff } from './staff-context';

/** The history, page by page. @param person and `topic`: empty for all. `loadMore`: null where there is nothing earlier */
export function useHistory({ slug, person, topic }: { slug: string; person: string; topic: string }) {
  const { http } = useStaff();
  const known = HISTORY_TOPICS.find((one) => one === topic);
  const { data, error, hasNextPage, fetchNextPage, ...state } = useInfiniteQuery({
    queryKey: ['history', slug, person, topic],
    queryFn: ({ pageParam }) =>
      http(slug)(listHistory, {
        query: {
          ...(pageParam === null ? {} : { before: String(pageParam) }),
          ...(person === '' ? {} : { person }),
          ...(known ? { topic: known } : {}),
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
