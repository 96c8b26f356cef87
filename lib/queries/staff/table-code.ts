import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getTableCode, type TableCode } from '@/lib/contract/staff/table-calls';
import { useStaff } from './staff-context';

/** The code of a table, read anew whenever it is shown (rule staff/codes). */
export function useTableCode({ slug, tableId }: { slug: string; tableId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['table-code', slug, tableId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => http(slug)(getTableCode, { params: { id: String(tableId) } }),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return {
    code: data ?? null,
    error,
    show: (code: TableCode) => client.setQueryData(queryKey, code),
  };
}
