import * as z from 'zod/mini';
import { typedLine } from '@/lib/contract/typed-text';

const filled = (max: number) => z.string().check(typedLine, z.minLength(1), z.maxLength(max), z.regex(/^\S/));

/** The recipient of the invoice (rule people/invoice). */
export const invoiceSchema = z.object({
  name: filled(120),
  type: filled(10),
  number: filled(30),
  /** Both in Mexico alone: the tax authority's code of the regime, the postal code of the tax address. */
  regime: z.optional(filled(10)),
  postal_code: z.optional(filled(10)),
});
export type Invoice = z.infer<typeof invoiceSchema>;
