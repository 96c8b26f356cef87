import { useQuery } from '@tanstack/react-query';
import { listAlarms } from '@/lib/contract/staff/alarm-calls';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

/** No stream tells of them: some are there because time passes. */
const POLL_MS = 60_000;

/** Reads what waits for who answers for the restaurant, the worst first (rule staff/alarms). @param isAsked false: nothing is asked for */
export function useAlarms({ slug, isAsked = true }: { slug: string; isAsked?: boolean }) {
  const { http } = useStaff();
  const query = useQuery({
    queryKey: ['alarms', slug],
    queryFn: () => http(slug)(listAlarms),
    enabled: isAsked,
    refetchInterval: POLL_MS,
    networkMode: 'always',
    // The next poll is the retry.
    retry: false,
  });
  return { alarms: query.data?.alarms ?? null, error: query.error, shownAt: shownAtOf(query) };
}
