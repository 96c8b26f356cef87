import { useQuery } from '@tanstack/react-query';
import { listCouponUses } from '@/lib/contract/staff/shop/coupon-calls';
import { useStaff } from './staff-context';

/** How many orders have used each coupon, by its code; null: it is not known yet. */
export function useCouponUses(slug: string): ReadonlyMap<string, number> | null {
  const { http } = useStaff();
  const { data } = useQuery({
    queryKey: ['coupon-uses', slug],
    queryFn: () => http(slug)(listCouponUses),
  });
  return data ? new Map(data.coupons.map(({ code, used }) => [code, used])) : null;
}
