import { useQuery } from '@tanstack/react-query';
import { getToday } from '@/lib/contract/staff/day/today-calls';
import { countStaffVisits } from '@/lib/contract/staff/number-calls';
import { useStaff } from './staff-context';

const POLL_MS = 60_000;

/** The numbers of a branch's day, each minute anew. @param date null: today */
export function useToday({ slug, branchId, date }: { slug: string; branchId: number; date: string | null }) {
  const { http } = useStaff();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['today', slug, branchId, date],
    queryFn: () =>
      http(slug)(getToday, {
        query: { supplier_id: String(branchId), ...(date === null ? {} : { date }) },
      }),
    refetchInterval: POLL_MS,
    placeholderData: (before) => before,
  });
  return { today: data ?? null, error, isPending: isPlaceholderData };
}

/** How many visits of that day came how far, and whence; null where the caller works at some branches alone, as visits know no branch. */
export function useVisitsOf({ slug, date }: { slug: string; date: string }) {
  const { http } = useStaff();
  const { data } = useQuery({
    queryKey: ['visits', slug, date],
    queryFn: () => http(slug)(countStaffVisits, { query: { from: date, to: date } }),
    retry: false,
  });
  return data ?? null;
}
