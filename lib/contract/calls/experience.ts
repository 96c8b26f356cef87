import * as z from 'zod/mini';
import { instanceSchema } from '../instance';
import { productSchema } from '../menu';
import { pageIdsSchema } from '../page-ids';
import { dateSchema, idParamSchema, serviceChoiceSchema, slugSchema } from '../primitives';
import { hoursScheduleSchema } from '../schedule';
import { branchSettingsSchema, supplierSchema, supplierStateSchema } from '../supplier';
import { defineCall } from './define-call';

const get = { service: 'experience', method: 'GET', auth: 'none', status: 200 } as const;

export const getConfig = defineCall({
  ...get,
  path: '/domain/config.json',
  summary: 'The instance of a domain, in the language of the `lang` header',
  query: z.object({ domain: z.optional(z.string().check(z.maxLength(300))) }),
  response: instanceSchema,
});

export const getSupplierBySlug = defineCall({
  ...get,
  path: '/domain/suppliers/{slug}.json',
  summary: 'A branch with its menu, by slug or id',
  params: z.object({ slug: z.union([slugSchema, idParamSchema]) }),
  response: supplierSchema,
});

export const getBranch = defineCall({
  ...get,
  path: '/domain/branches/{id}.json',
  summary: 'Delivery and booking settings of a branch',
  params: z.object({ id: idParamSchema }),
  response: branchSettingsSchema,
});

export const getSupplierState = defineCall({
  ...get,
  path: '/api/suppliers/{id}.json',
  summary: 'A branch as it is now: open, next change, what is unavailable',
  auth: 'optional-profile',
  params: z.object({ id: idParamSchema }),
  response: supplierStateSchema,
});

/** Ours: what the product sheet opens with. */
export const getProduct = defineCall({
  ...get,
  path: '/api/products/{id}.json',
  summary: 'A product of a branch with its options and what goes with it',
  params: z.object({ id: idParamSchema }),
  response: productSchema,
});

/** Ours: what the edge refuses made-up addresses by, before a page is drawn. */
export const getPageIds = defineCall({
  ...get,
  path: '/domain/page_ids/{id}.json',
  summary: 'The ids that a branch has pages for',
  params: z.object({ id: idParamSchema }),
  response: pageIdsSchema,
});

/** `service` is ours: shifts may hold for some services only. */
export const getHoursSchedule = defineCall({
  ...get,
  path: '/params/get_hours_schedule.json',
  summary: 'The slots of one day',
  query: z.object({
    supplier_id: idParamSchema,
    date: dateSchema,
    service: z.optional(serviceChoiceSchema),
  }),
  response: hoursScheduleSchema,
});

/** Ours: every branch of the tenant without its menu, for the branch lists. */
export const listBranches = defineCall({
  ...get,
  path: '/domain/branches.json',
  summary: 'All branches of the tenant, without menus',
  response: z.array(branchSettingsSchema),
});
