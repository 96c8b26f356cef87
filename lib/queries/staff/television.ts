import { useQuery } from '@tanstack/react-query';
import { readTelevision, readTelevisionLogo } from '@/lib/contract/staff/hall-calls';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

const POLL_MS = 4_000;
const LOGO_MS = 3_600_000;

/** The numbers of a hall. @param code null: none is typed yet */
export function useTelevision(code: string | null) {
  const { http } = useStaff();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['television', code],
    enabled: code !== null,
    queryFn: () => http(null)(readTelevision, { body: { code: code ?? '' } }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    retry: false,
  });
  return { shown: data ?? null, error, shownAt: shownAtOf({ dataUpdatedAt }) };
}

/** The address of the logo, asked for anew once an hour; null where the restaurant has none, and before it is there. */
export function useTelevisionLogo(code: string): string | null {
  const { http } = useStaff();
  const { data } = useQuery({
    queryKey: ['television-logo', code],
    queryFn: () => http(null)(readTelevisionLogo, { body: { code } }),
    ...{ staleTime: LOGO_MS, refetchInterval: LOGO_MS, refetchIntervalInBackground: true },
  });
  return data?.src ?? null;
}
