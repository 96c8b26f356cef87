import * as z from 'zod/mini';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';

/** The visit of this browser, which may have begun before its profile. */
export const ownVisitQuerySchema = z.object({ session_id: z.optional(idParamSchema) });
export const forgetRequestSchema = z.object({ session_id: z.optional(z.nullable(idSchema)) });

/** The open matter that keeps a diner from being forgotten (rule people/erase), as the erasure refuses it. */
const openAffairSchema = z.enum(['erase_account', 'erase_order', 'erase_booking', 'erase_money']);
export type OpenAffair = z.infer<typeof openAffairSchema>;
export const foundAffairSchema = z.object({ open: z.nullable(openAffairSchema) });
export type FoundAffair = z.infer<typeof foundAffairSchema>;

/** Everything that is held about a diner (rule people/export): rows by the name of their table. */
export const ownDataSchema = z.object({
  profile_id: idSchema,
  host: z.string(),
  time: z.string(),
  held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type OwnData = z.infer<typeof ownDataSchema>;
