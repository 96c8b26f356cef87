import * as z from 'zod/mini';

/**
 * `fields` (path → problem) and `message` are for developers, `values` for the diner's sentence, `id` for the log.
 */
export const errorSchema = z.object({
  error: z.object({
    key: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    values: z.optional(z.record(z.string(), z.union([z.number(), z.string()]))),
    id: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorSchema>;
