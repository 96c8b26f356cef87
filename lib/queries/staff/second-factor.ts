import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSecondFactor, type SecondFactor } from '@/lib/contract/staff/second-factor-calls';
import { useStaff } from './staff-context';

const KEY = ['second-factor'];

/** The second factor of who is signed in. `show` keeps what a command answered; `askAgain` reads it after a command that answered nothing. */
export function useSecondFactor() {
  const { http } = useStaff();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => http(null)(getSecondFactor) });
  return {
    ...{ factor: data ?? null, error },
    show: (factor: SecondFactor) => client.setQueryData(KEY, factor),
    askAgain: () => client.invalidateQueries({ queryKey: KEY }),
  };
}
