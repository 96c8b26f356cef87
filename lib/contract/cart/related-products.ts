import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { productCardSchema } from '@/lib/contract/menu/menu';
import { idParamSchema } from '@/lib/contract/primitives';

const relatedProductsSchema = z.object({ products: z.array(productCardSchema) });
export type RelatedProducts = z.infer<typeof relatedProductsSchema>;

export const getRelatedProducts = defineCall({
  service: 'cart',
  auth: 'profile',
  status: 200,
  method: 'GET',
  path: '/shopping_cart/goes_with/{purchaseId}.json',
  summary: 'At most six dishes that go with those of a cart and are not in it',
  params: z.object({ purchaseId: idParamSchema }),
  response: relatedProductsSchema,
});
