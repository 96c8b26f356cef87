import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listPeople, type People } from '@/lib/contract/staff/people-calls';
import { useStaff } from './staff-context';

/** The people of a restaurant. `show`: a command answered how it is now; `askAgain`: one that did not. */
export function usePeople(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['people', slug];
  const { data, error } = useQuery({ queryKey, queryFn: () => http(slug)(listPeople) });
  return {
    ...{ people: data, error },
    show: (people: People) => client.setQueryData(queryKey, people),
    askAgain: () => client.invalidateQueries({ queryKey }),
  };
}
