import * as z from 'zod/mini';
import { supplierSchema } from '@/lib/contract/branches/supplier';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, slugSchema } from '@/lib/contract/primitives';
import { productSchema } from './menu';

const get = { service: 'experience', method: 'GET', auth: 'none', status: 200 } as const;

export const getSupplierBySlug = defineCall({
  ...get,
  path: '/domain/suppliers/{slug}.json',
  summary: 'A branch with its menu, by slug or id',
  params: z.object({ slug: z.union([slugSchema, idParamSchema]) }),
  response: supplierSchema,
});

export const getProduct = defineCall({
  ...get,
  path: '/api/products/{id}.json',
  summary: 'A product of a branch with its options and what goes with it',
  params: z.object({ id: idParamSchema }),
  response: productSchema,
});
