import * as z from 'zod/mini';
import { supplierChangeSchema } from '@/lib/contract/cart/cart-moves';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import {
  addProductRequestSchema,
  applyCouponRequestSchema,
  cartSchema,
  ORDER_SERVICES,
  setCountRequestSchema,
  updateCartSchema,
} from './cart';

const own = { service: 'cart', auth: 'profile', status: 200 } as const;
const line = {
  ...own,
  params: z.object({ id: idParamSchema }),
  query: z.object({ purchase_id: idParamSchema }),
  response: cartSchema,
} as const;
const purchase = { ...own, params: z.object({ id: idParamSchema }) } as const;
/** Where a cart goes; without a service it keeps its own, without a subservice the service has none. */
const placeQuery = z.object({
  supplier_id: idParamSchema,
  service: z.optional(z.enum(ORDER_SERVICES)),
  subservice: z.optional(z.enum(SUBSERVICES)),
});

export const addProductToCart = defineCall({
  ...own,
  method: 'POST',
  path: '/shopping_cart/add_product_cart',
  idempotency: 'accepted',
  summary: 'Puts a product into a cart, and begins one when there is none',
  body: addProductRequestSchema,
  response: cartSchema,
});

export const setProductCount = defineCall({
  ...line,
  method: 'PUT',
  path: '/shopping_cart/product_cart/{id}.json',
  summary: "Sets a line's count, where 0 removes it, or whether a line of a table waits until it is called",
  body: setCountRequestSchema,
});

export const removeProduct = defineCall({
  ...line,
  method: 'DELETE',
  path: '/shopping_cart/product_cart/{id}.json',
  summary: 'Removes a line',
});

export const getCart = defineCall({
  ...own,
  method: 'GET',
  path: '/shopping_cart/cart/{purchaseId}.json',
  summary: "A cart with the server's totals and what still hinders paying it",
  params: z.object({ purchaseId: idParamSchema }),
  response: cartSchema,
});

export const updateCart = defineCall({
  ...purchase,
  method: 'PUT',
  path: '/shopping_cart/cart/{id}.json',
  summary: 'Settles cutlery, packing, comment, tip, contact, address, schedule and way to pay',
  /** A `purchase_id` is that of the path. `product_status` stands beside `cart` or in it (rule table/rounds). */
  query: z.object({ purchase_id: z.optional(idParamSchema) }),
  body: z.object({
    cart: z._default(updateCartSchema, {}),
    product_status: updateCartSchema.shape.product_status,
  }),
  response: cartSchema,
});

export const previewSupplierChange = defineCall({
  ...purchase,
  method: 'GET',
  path: '/shopping_cart/change_supplier/{id}.json',
  summary: 'What moving a cart to another branch or service would lose and reprice',
  query: placeQuery,
  response: supplierChangeSchema,
});

export const changeSupplier = defineCall({
  ...purchase,
  method: 'PUT',
  path: '/shopping_cart/change_supplier/{id}.json',
  summary: 'Moves a cart to another branch or service',
  query: placeQuery,
  body: z.object({
    cart: z.optional(z.object({ purchase_id: z.optional(idSchema) })),
    /** Lines that the diner agreed to lose; if others would be lost too, nothing is moved. */
    lost: z.optional(z.array(idSchema).check(z.maxLength(200))),
  }),
  response: cartSchema,
});

export const cleanCart = defineCall({
  ...purchase,
  method: 'DELETE',
  path: '/shopping_cart/clean_cart/{id}.json',
  summary: 'Empties a cart',
  response: cartSchema,
});

export const applyCoupon = defineCall({
  ...own,
  method: 'POST',
  path: '/shopping_cart/coupon/{purchase_id}.json',
  summary: 'Puts a coupon on a cart; nothing of it is used before the order is placed',
  params: z.object({ purchase_id: idParamSchema }),
  body: applyCouponRequestSchema,
  response: cartSchema,
});

export const removeCoupon = defineCall({
  ...own,
  method: 'DELETE',
  path: '/shopping_cart/coupon/{purchase_id}.json',
  summary: 'Takes the coupon off a cart',
  params: z.object({ purchase_id: idParamSchema }),
  response: cartSchema,
});
