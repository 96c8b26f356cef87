import * as z from 'zod/mini';
import { amountSchema } from '@/lib/contract/primitives';

/** A member is known by the number in the group, never by the profile; its owner's is 1. */
export const memberNumberSchema = z.int().check(z.positive());

const groupMemberSchema = z.object({
  number: memberNumberSchema,
  name: z.string(),
  /** The sum of their lines; no delivery, coupon or tip is divided. */
  part: amountSchema,
});

/** The members of an order that several people filled, and their lines (rule cart/group). */
export const orderGroupSchema = z.object({
  /** The caller's number; null for whom another link let in. */
  me: z.nullable(memberNumberSchema),
  members: z.array(groupMemberSchema),
});

export type OrderGroup = z.infer<typeof orderGroupSchema>;

/** The same of a cart. */
export const cartGroupSchema = z.object({
  me: memberNumberSchema,
  members: z.array(z.extend(groupMemberSchema, { is_done: z.boolean() })),
  /** Guests may join, and change what is theirs. */
  is_open: z.boolean(),
});
export type CartGroup = z.infer<typeof cartGroupSchema>;
