import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listPasskeys, type Passkey } from '@/lib/contract/staff/passkey-calls';
import { useStaff } from './staff-context';

const KEY = ['passkeys'];

/** The passkeys of who is signed in. `show`: a command answered how they are now; `askAgain`: one that did not. */
export function usePasskeys() {
  const { http } = useStaff();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => http(null)(listPasskeys) });
  return {
    ...{ passkeys: data ?? null, error },
    show: (passkeys: Passkey[]) => client.setQueryData(KEY, passkeys),
    askAgain: () => void client.invalidateQueries({ queryKey: KEY }),
  };
}
