import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { dateSchema, idParamSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { hoursScheduleSchema, scheduleLimitsSchema } from './schedule';
import { branchSchema, supplierStateSchema } from './supplier';

const get = { service: 'experience', method: 'GET', auth: 'none', status: 200 } as const;

export const getBranch = defineCall({
  ...get,
  path: '/domain/branches/{id}.json',
  summary: 'Delivery and booking settings of a branch',
  params: z.object({ id: idParamSchema }),
  response: branchSchema,
});

export const getSupplierState = defineCall({
  ...get,
  path: '/api/suppliers/{id}.json',
  summary: 'A branch as it is now: open, next change, what is unavailable',
  auth: 'optional-profile',
  params: z.object({ id: idParamSchema }),
  response: supplierStateSchema,
});

/** `polygon_id`: the zone of the address, whose way counts (rule branches/slots). */
const later = {
  service: z.optional(serviceChoiceSchema),
  polygon_id: z.optional(idParamSchema),
} as const;

export const getHoursSchedule = defineCall({
  ...get,
  path: '/params/get_hours_schedule.json',
  summary: 'The slots of one day',
  query: z.object({
    supplier_id: idParamSchema,
    date: dateSchema,
    ...later,
  }),
  response: hoursScheduleSchema,
});

export const getScheduleLimits = defineCall({
  ...get,
  path: '/api/v4/params_to_schedule.json',
  summary: 'For which days and hours a branch takes orders, and the next slot that is free',
  query: z.object({ branch_id: idParamSchema, ...later }),
  response: scheduleLimitsSchema,
});

export const listBranches = defineCall({
  ...get,
  path: '/domain/branches.json',
  summary: 'All branches of the tenant, without menus',
  response: z.array(branchSchema),
});
