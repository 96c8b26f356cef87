import * as z from 'zod/mini';
import { tipSchema } from '@/lib/contract/cart/cart';
import { orderAgainSchema } from '@/lib/contract/cart/cart-moves';
import { defineCall } from '@/lib/contract/define-call';
import { ratingSchema } from '@/lib/contract/feedback/rating';
import { idParamSchema } from '@/lib/contract/primitives';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { orderSchema, placeOrderRequestSchema } from './orders';

const own = { auth: 'profile', status: 200 } as const;

export const placeOrder = defineCall({
  service: 'cart',
  auth: 'profile',
  method: 'POST',
  path: '/orders.json',
  summary: 'Places a cart as an order: takes stock and coupon, freezes lines and prices',
  status: 201,
  idempotency: 'required',
  body: placeOrderRequestSchema,
  response: orderSchema,
});

export const getOrder = defineCall({
  ...own,
  service: 'cart',
  method: 'GET',
  path: '/orders/{id}.json',
  summary: "One of the diner's orders",
  params: z.object({ id: idParamSchema }),
  response: orderSchema,
});

/** Returns an unpaid order to the cart, or cancels it (rule orders/hold, rule orders/cancel). */
export const cancelOrder = defineCall({
  ...own,
  service: 'cart',
  method: 'DELETE',
  path: '/orders/{id}.json',
  summary:
    'Takes back an order that nobody has accepted yet, or cancels one within the minutes of its branch',
  params: z.object({ id: idParamSchema }),
  query: z.object({ reason: z.optional(z.enum(CANCEL_REASONS)) }),
  response: orderSchema,
});

const changeTipRequestSchema = z.object({ tip: tipSchema });
export type ChangeTipRequest = z.infer<typeof changeTipRequestSchema>;

/** Changes the tip while the order's money is still to be collected (rule orders/tip). */
export const changeTip = defineCall({
  ...own,
  service: 'cart',
  method: 'PUT',
  path: '/orders/{id}/tip.json',
  summary: 'Changes the tip of an order that is paid in person, until it leaves',
  params: z.object({ id: idParamSchema }),
  body: changeTipRequestSchema,
  response: orderSchema,
});

/** Carts keep what they hold (rule orders/again). */
export const orderAgain = defineCall({
  ...own,
  service: 'cart',
  method: 'POST',
  path: '/orders/{id}/again.json',
  summary: 'Puts what was ordered into a cart again, at the prices of now',
  params: z.object({ id: idParamSchema }),
  response: orderAgainSchema,
});

/** Idempotent; something else later is `already_rated` (rule feedback/order-rating). */
export const rateOrder = defineCall({
  ...own,
  service: 'cart',
  method: 'POST',
  path: '/orders/{id}/rating.json',
  summary: 'What somebody who ordered says of an order that has come',
  params: z.object({ id: idParamSchema }),
  body: ratingSchema,
  response: orderSchema,
});
