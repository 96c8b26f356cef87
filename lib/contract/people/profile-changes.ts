import * as z from 'zod/mini';
import { coordinatesSchema, dateSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';

const text = (max: number) => z.string().check(typedLine, z.maxLength(max));

/** Other fields are refused (rule people/own-fields, guarantee/allowed-fields). */
export const profileChangesSchema = z.object({
  name: z.optional(text(120)),
  phone: z.optional(text(20)),
  phone_code: z.optional(text(5)),
  phone_code_iso2: z.optional(text(2)),
  email: z.optional(text(254)),
  birthday_date: z.optional(z.nullable(dateSchema)),
  sex: z.optional(z.enum(['F', 'M', 'O', ''])),
  dni: z.optional(text(30)),
  dni_type: z.optional(text(10)),
  categories: z.optional(z.array(text(40)).check(z.maxLength(20))),
  allow_gps: z.optional(z.nullable(z.boolean())),
  location: z.optional(z.nullable(coordinatesSchema)),
  /** Only to forget what the last order said. */
  invoice: z.optional(z.null()),
  payment_method: z.optional(z.null()),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;
