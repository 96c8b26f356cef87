import * as z from 'zod/mini';
import { coordinatesSchema, dateSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { invoiceSchema } from './invoice';

const text = (max: number) => z.string().check(typedLine, z.maxLength(max));

/** A profile without its token, which is told once. */
export const profileSchema = z.object({
  id: idSchema,
  name: z.string(),
  phone: z.string(),
  phone_code: z.string(),
  phone_code_iso2: z.string(),
  email: z.string(),
  birthday_date: z.nullable(dateSchema),
  sex: z.enum(['F', 'M', 'O', '']),
  dni: z.string(),
  dni_type: z.string(),
  categories: z.array(z.string()),
  allow_gps: z.nullable(z.boolean()),
  location: z.nullable(coordinatesSchema),
  /** From the last order with one. */
  invoice: z.nullable(invoiceSchema),
  /** Chosen last, in any order. */
  payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
});
export type Profile = z.infer<typeof profileSchema>;

export const anonymousProfileRequestSchema = z.object({
  profile: z.object({ domain: text(253), name: text(120) }),
});

/** The only answer with the token (rule people/anonymous-profile). */
export const anonymousProfileSchema = z.extend(profileSchema, { token: z.string() });
export type AnonymousProfile = z.infer<typeof anonymousProfileSchema>;
