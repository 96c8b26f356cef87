import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { patchesSchema, patchSchema } from './patch-schema';
import {
  changeSchema,
  conflictSchema,
  countsSchema,
  outcomeSchema,
  problemSchema,
  questionSchema,
} from './told';

const own = { service: 'staff', auth: 'staff', status: 200, scope: 'shop:write' } as const;

/** The id of a question. */
const confirmSchema = z.string().check(z.regex(/^[a-z_]{1,40}-[0-9a-f]{16}$/));

const changesBody = z.object({
  patches: patchesSchema,
  /** The ids of the questions that somebody has answered with yes. */
  confirms: z._default(z.array(confirmSchema).check(z.maxLength(100)), []),
});

const LARGE_BODY = 4 * 1024 * 1024;

/** Nothing is written unless all is. Another press that repeats it after an answer was lost sends the same key. */
export const changeShop = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/shop/changes.json',
  branch: 'asked',
  summary: 'Changes the restaurant by steps: all of them, or none with conflicts, problems or questions',
  idempotency: 'required',
  ownCardCheck: true,
  mostBytes: LARGE_BODY,
  body: changesBody,
  response: outcomeSchema,
});

const checkedSchema = z.object({
  conflicts: z.array(conflictSchema),
  problems: z.array(problemSchema),
  more: z.int(),
  questions: z.array(questionSchema),
  warnings: z.array(problemSchema),
  /** As if it were done; null: it cannot be. */
  counts: z.nullable(countsSchema),
});
export type ShopChecked = z.infer<typeof checkedSchema>;

export const checkShop = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/shop/changes/check.json',
  branch: 'asked',
  summary: 'Says what would become of steps, and writes nothing',
  ownCardCheck: true,
  mostBytes: LARGE_BODY,
  body: z.object({ patches: patchesSchema }),
  response: checkedSchema,
});

export const listShopChanges = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/shop/changes.json',
  branch: 'whole',
  summary: 'The changes of the restaurant, the newest first, 50 at a time',
  query: z.object({ before: z.optional(idParamSchema) }),
  response: z.object({
    changes: z.array(changeSchema),
    /** For the next page; null: this is the last. */
    before: z.nullable(idSchema),
  }),
});

export const getShopChange = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/shop/changes/{id}.json',
  branch: 'whole',
  summary: 'A change with its steps',
  params: z.object({ id: idParamSchema }),
  response: z.extend(changeSchema, {
    patches: z.array(patchSchema),
  }),
});

export const undoShopChange = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/shop/changes/{id}/undo.json',
  branch: 'whole',
  summary: 'Takes a change back, where nobody has changed the same since',
  idempotency: 'required',
  params: z.object({ id: idParamSchema }),
  body: z.object({
    confirms: z._default(z.array(confirmSchema).check(z.maxLength(100)), []),
  }),
  response: outcomeSchema,
});
