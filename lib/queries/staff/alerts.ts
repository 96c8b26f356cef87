import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import { getAlerts, type StaffAlerts, setAlerts } from '@/lib/contract/staff/alert-calls';
import { useStaff } from './staff-context';

/** Whether this browser is told of a branch (rule staff/alerts). `tell`: from now on, or no longer; null until it is known. */
export function useAlerts({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['alerts', slug, branchId];
  const params = { id: String(branchId) };
  const { data: alerts = null } = useQuery({
    queryKey,
    queryFn: () => http(slug)(getAlerts, { params }),
  });
  const tell = async (push: PushTarget | null) => {
    client.setQueryData<StaffAlerts>(queryKey, await http(slug)(setAlerts, { params, body: { push } }));
  };
  return { alerts, tell };
}
