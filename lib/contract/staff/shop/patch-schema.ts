import * as z from 'zod/mini';
import { LISTED_KINDS, SHOP_KINDS } from '@/lib/domain/shop/shop-document';

/** The longest key is a table's: a branch, a kind and a label. */
const MOST_KEY = 200;
/** Deeper is nothing of a shop. */
const MOST_STEPS = 8;
/** A change of each price of the largest menu at two branches. */
const MOST_PATCHES = 20_000;

/** No field is called as what every object has. */
const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const keySchema = z.string().check(z.minLength(1), z.maxLength(MOST_KEY));
const fieldSchema = z
  .array(keySchema.check(z.refine((word) => !RESERVED.includes(word))))
  .check(z.minLength(1), z.maxLength(MOST_STEPS));
const listed = { kind: z.enum(LISTED_KINDS), key: keySchema };
const place = z.nullable(keySchema);
const entitySchema = z.record(keySchema, z.unknown());

/**
 * One step of a change (rule tenant/change). `after`, `from` and `to` of a move are keys of the neighbour before, null: it is the
 * first. A side of a `set` that is left out says that nothing stands there.
 */
export const patchSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), ...listed, after: place, entity: entitySchema }),
  z.strictObject({ op: z.literal('remove'), ...listed, after: place, entity: entitySchema }),
  z.strictObject({ op: z.literal('move'), ...listed, from: place, to: place }),
  z.strictObject({
    op: z.literal('set'),
    kind: z.enum(SHOP_KINDS),
    key: keySchema,
    field: fieldSchema,
    from: z.optional(z.unknown()),
    to: z.optional(z.unknown()),
  }),
]);
export const patchesSchema = z.array(patchSchema).check(z.minLength(1), z.maxLength(MOST_PATCHES));
