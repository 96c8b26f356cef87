import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { isLookToken } from '@/lib/domain/shop/draft/look-draft';
import { instanceSchema } from './instance';
import { pageIdsSchema } from './page-ids';

const get = { service: 'experience', method: 'GET', auth: 'none', status: 200 } as const;

export const getConfig = defineCall({
  ...get,
  path: '/domain/config.json',
  summary: 'The instance of a domain, in the language of the `lang` header',
  query: z.object({
    domain: z.optional(z.string().check(typedLine, z.maxLength(300))),
    /** The word of a draft: the instance in its look, to who has it (rule tenant/look-draft). */
    draft: z.optional(z.string().check(z.refine(isLookToken))),
  }),
  response: instanceSchema,
});

/** Lets the edge refuse made-up addresses without rendering (rule platform/made-up-paths). */
export const getPageIds = defineCall({
  ...get,
  path: '/domain/page_ids/{id}.json',
  summary: 'The ids that a branch has pages for',
  params: z.object({ id: idParamSchema }),
  response: pageIdsSchema,
});
