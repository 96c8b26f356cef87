import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema, numberParamSchema, slugSchema } from '@/lib/contract/primitives';
import { memberNameSchema } from '@/lib/contract/typed-text';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { cartSchema, ORDER_SERVICES } from './cart';
import { memberNumberSchema } from './group';

const own = { service: 'cart', auth: 'profile', status: 200 } as const;
const ofPurchase = { ...own, params: z.object({ purchase_id: idParamSchema }) } as const;
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const name = memberNameSchema;

/** Each call makes another link; they all end together. */
export const openGroup = defineCall({
  ...ofPurchase,
  method: 'POST',
  path: '/shopping_cart/group/{purchase_id}.json',
  summary: 'Lets others add to a cart, and answers a link for them once',
  body: z.object({ name }),
  response: z.object({ url: z.string(), cart: cartSchema }),
});

export const closeGroup = defineCall({
  ...ofPurchase,
  method: 'DELETE',
  path: '/shopping_cart/group/{purchase_id}.json',
  summary: 'Ends a group and its links; what its guests chose stays',
  response: cartSchema,
});

export const setGroupDone = defineCall({
  ...ofPurchase,
  method: 'PUT',
  path: '/shopping_cart/group/{purchase_id}/done.json',
  summary: 'Says whether the caller has chosen all',
  body: z.object({ is_done: z.boolean() }),
  response: cartSchema,
});

export const removeGroupMember = defineCall({
  ...own,
  method: 'DELETE',
  path: '/shopping_cart/group/{purchase_id}/members/{number}.json',
  summary: 'Takes a guest out of a group, with their lines',
  params: z.object({ purchase_id: idParamSchema, number: numberParamSchema }),
  response: cartSchema,
});

export const leaveGroup = defineCall({
  ...ofPurchase,
  method: 'DELETE',
  path: '/shopping_cart/group/{purchase_id}/me.json',
  summary: 'Leaves a group; the lines of the caller go',
  response: z.object({ left: z.literal(true) }),
});

/** The preview of a link for somebody who has not joined: the host, and the branch. */
const groupStubSchema = z.object({
  purchase_id: idSchema,
  host: z.string(),
  supplier: z.object({ id: idSchema, slug: slugSchema, name: z.string() }),
  service: z.enum(ORDER_SERVICES),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  /** The caller's number; null for who has not joined. */
  me: z.nullable(memberNumberSchema),
});
export type GroupStub = z.infer<typeof groupStubSchema>;

/** A POST, so that the token stands in no address. It writes nothing. */
export const openGroupLink = defineCall({
  ...own,
  method: 'POST',
  path: '/shopping_cart/group_link.json',
  summary: 'Which cart a link lets its reader add to',
  body: z.object({ token }),
  response: groupStubSchema,
});

/** Idempotent. */
export const joinGroup = defineCall({
  ...own,
  method: 'POST',
  path: '/shopping_cart/group_link/join.json',
  summary: "Makes the caller a guest of a link's cart under a first name",
  body: z.object({ token, name }),
  response: cartSchema,
});
