import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTelevisions } from '@/lib/contract/staff/television-calls';
import { useStaff } from './staff-context';

/** The televisions of a restaurant. `show`: a command answered how they are now. */
export function useTelevisions(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['televisions', slug];
  const queryFn = () => http(slug)(listTelevisions);
  const { data, error } = useQuery({ queryKey, queryFn });
  return {
    ...{ televisions: data, error },
    show: (televisions: Awaited<ReturnType<typeof queryFn>>) =>
      void client.setQueryData(queryKey, televisions),
    askAgain: () => void client.invalidateQueries({ queryKey }),
  };
}
