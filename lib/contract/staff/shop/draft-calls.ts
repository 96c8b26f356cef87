import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { patchSchema } from './patch-schema';

const own = { service: 'staff', auth: 'staff', status: 200, scope: 'shop:write', branch: 'whole' } as const;
const path = '/staff/shop/look_draft.json';

/** Each field of the restaurant once, with the texts of each language. */
const MOST_STEPS = 500;
const stepsSchema = z.array(patchSchema).check(
  z.maxLength(MOST_STEPS),
  z.refine((steps) => steps.every(({ op, kind }) => op === 'set' && kind === 'tenant')),
);

const lookDraftSchema = z.object({ patches: z.array(patchSchema) });
export type LookDraft = z.infer<typeof lookDraftSchema>;

/** The caller's own draft; without one: no steps. */
export const getLookDraft = defineCall({
  ...own,
  method: 'GET',
  path,
  summary: 'The look as the caller edits it, in steps that are not published yet',
  response: lookDraftSchema,
});

export const putLookDraft = defineCall({
  ...own,
  method: 'PUT',
  path,
  summary: 'Keeps the caller’s draft of the look, and answers the address that shows it to who has it',
  ownCardCheck: true,
  /** Left out: the draft stays as it is, and its word holds a day from now. */
  body: z.object({ patches: z.optional(stepsSchema) }),
  response: z.object({
    /** The landing in the draft's look; other pages of the restaurant take the same query. */
    url: z.string(),
    expires_at: z.iso.datetime(),
  }),
});
