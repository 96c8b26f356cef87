import * as z from 'zod/mini';

/** Fields that `planted-uses.ts` uses, each in another way, and some that it does not. */
export const dishSchema = z.object({
  id: z.number(),
  read: z.string(),
  byName: z.string(),
  destructured: z.string(),
  renamed: z.string(),
  written: z.string(),
  chosen: z.string(),
  handedOn: z.string(),
  within: z.array(z.object({ handedOn: z.string(), unused: z.string() })),
  unused: z.string(),
});
export type Dish = z.infer<typeof dishSchema>;

/** The same names elsewhere. */
export const cupSchema = z.object({ id: z.number(), read: z.string(), handedOn: z.string() });
export type Cup = z.infer<typeof cupSchema>;
