import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';
import { PROBLEM_VALUES, type ProblemKey } from '@/lib/domain/shop/problem';
import { SHOP_KINDS } from '@/lib/domain/shop/shop-document';
import { doerSchema } from '../doer';

/** `0`: nobody has changed it since changes are kept. */
export const versionSchema = z.int().check(z.gte(0));

const PROBLEM_KINDS = [...SHOP_KINDS, 'guest'] as const;
const PROBLEM_KEYS = Object.keys(PROBLEM_VALUES) as [ProblemKey, ...ProblemKey[]];

/** A sentence of the messages `Problems` with its values, which a screen says in its person's language, and its place. */
export const problemSchema = z.object({
  key: z.enum(PROBLEM_KEYS),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The word that was probably meant. */
  meant: z.optional(z.string()),
  /** `field` is in the words of the files, null: it is about the whole thing. Null: it is about no single thing. */
  about: z.nullable(
    z.object({ kind: z.enum(PROBLEM_KINDS), key: z.string(), field: z.nullable(z.array(z.string())) }),
  ),
  /** The file that it would stand in. */
  file: z.string(),
});
export type ShopProblem = z.infer<typeof problemSchema>;

/** Something that is asked before it is done; `id` is of what it says, so that it is asked again when that changes. */
export const questionSchema = z.extend(problemSchema, { id: z.string() });

export const conflictSchema = z.object({
  /** `picture`: no such picture is stored. */
  why: z.enum(['changed', 'removed', 'exists', 'picture']),
  kind: z.enum(SHOP_KINDS),
  key: z.string(),
  /** Null: it is about the whole thing. */
  field: z.nullable(z.array(z.string())),
  /** Left out: nothing stands there. */
  stands: z.optional(z.unknown()),
  /** The last change of it, of the newest 200; null: it is not known any more, or is older than changes are kept. */
  by: z.nullable(z.object({ change: idSchema, at: z.string(), doer: doerSchema })),
});
export type ShopConflictTold = z.infer<typeof conflictSchema>;

/** How much of a shop a change is. */
export const countsSchema = z.object({
  /** Steps, and the things of each kind that they are about. */
  steps: z.int(),
  things: z.partialRecord(z.enum(SHOP_KINDS), z.int()),
  /** Prices of products at branches. */
  prices: z.int(),
  /** Slugs of the branches whose own things, offers or prices change. */
  branches: z.array(z.string()),
});

export const changeSchema = z.object({
  id: idSchema,
  at: z.string(),
  by: doerSchema,
  kind: z.enum(['edit', 'import', 'undo']),
  /** The change that this one takes back. */
  undoes: z.nullable(idSchema),
  /** The change that has taken this one back. */
  undone_by: z.nullable(idSchema),
  /** False: it made the restaurant, or an import has replaced too much of it. */
  can_be_undone: z.boolean(),
  counts: countsSchema,
});
export type ShopChange = z.infer<typeof changeSchema>;

export const outcomeSchema = z.discriminatedUnion('outcome', [
  /** `change` null: all of it stood already. */
  z.object({
    outcome: z.literal('done'),
    change: z.nullable(changeSchema),
    version: versionSchema,
    /** Those that the change brings. */
    warnings: z.array(problemSchema),
  }),
  /** At most 100. */
  z.object({ outcome: z.literal('conflict'), conflicts: z.array(conflictSchema) }),
  /** `more`: problems left out. */
  z.object({ outcome: z.literal('problems'), problems: z.array(problemSchema), more: z.int() }),
  z.object({ outcome: z.literal('questions'), questions: z.array(questionSchema) }),
]);
export type ShopOutcome = z.infer<typeof outcomeSchema>;
