import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';

export const listCouponUses = defineCall({
  ...{ service: 'staff', auth: 'staff', status: 200, scope: 'shop:write', branch: 'whole' },
  method: 'GET',
  path: '/staff/coupon_uses.json',
  summary: 'How many orders have used each coupon of the restaurant',
  response: z.object({ coupons: z.array(z.object({ code: z.string(), used: z.int() })) }),
});
