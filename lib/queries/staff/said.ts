import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { listStaffRatings, listStaffSurveyAnswers, SAID_AT_ONCE } from '@/lib/contract/staff/rating-calls';
import { useStaff } from './staff-context';

const saidOf = (slug: string) => ['said', slug];

/** Asks for what was said again, once something was answered. */
export function useSaidChanges(slug: string) {
  const client = useQueryClient();
  return { askAgain: () => void client.invalidateQueries({ queryKey: saidOf(slug) }) };
}

/** Ratings of a branch, two hundred at a time, and its last answers to surveys (rule staff/ratings). `loadMore`: null where there is nothing earlier */
export function useSaid({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const query = { supplier_id: String(branchId) };
  const ratings = useInfiniteQuery({
    queryKey: [...saidOf(slug), branchId, 'ratings'],
    queryFn: ({ pageParam }) =>
      http(slug)(listStaffRatings, {
        query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ ratings: page }) =>
      page.length < SAID_AT_ONCE ? null : (page[page.length - 1]?.at ?? null),
  });
  const surveys = useQuery({
    queryKey: [...saidOf(slug), branchId, 'surveys'],
    queryFn: () => http(slug)(listStaffSurveyAnswers, { query }),
  });
  const pages = ratings.data?.pages;
  return {
    ratings: pages?.flatMap((page) => page.ratings) ?? null,
    /** The scores of the last thirty days; null where nobody rated in them. */
    month: pages?.[0]?.branches.find((one) => one.supplier_id === branchId) ?? null,
    loadMore: ratings.hasNextPage ? () => void ratings.fetchNextPage() : null,
    isLoadingMore: ratings.isFetchingNextPage,
    surveys: surveys.data?.answers ?? null,
    error: ratings.error ?? surveys.error,
  };
}
