import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPace, type Pace } from '@/lib/contract/staff/pace-calls';
import { useStaff } from './staff-context';

/** Asked for again where the stream of the board says nothing. */
const POLL_MS = 20_000;

export const paceOf = (slug: string) => ['pace', slug];

/** How a branch takes orders now. `show`: a command answered it. */
export function usePace({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = [...paceOf(slug), branchId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => http(slug)(getPace, { params: { id: String(branchId) } }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    retry: false,
  });
  return {
    ...{ pace: data ?? null, error },
    show: (pace: Pace): void => {
      client.setQueryData<Pace>(queryKey, pace);
      // An answer that is on its way may be older than the command's.
      void client.invalidateQueries({ queryKey });
    },
  };
}
