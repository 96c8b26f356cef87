import * as z from 'zod/mini';
import { dateSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';

const COOKIE_PURPOSES = ['necessary', 'analytics', 'marketing'] as const;

/** Refusing and withdrawing are answers too (rule visit/consent). */
export const cookieConsentRequestSchema = z.object({
  version: z.string().check(typedLine, z.minLength(1), z.maxLength(20)),
  accepted: z.boolean(),
  purposes: z.array(z.enum(COOKIE_PURPOSES)).check(
    z.maxLength(COOKIE_PURPOSES.length),
    z.refine((purposes) => new Set(purposes).size === purposes.length),
  ),
  session_id: z.optional(z.nullable(idSchema)),
});
export type CookieConsentRequest = z.infer<typeof cookieConsentRequestSchema>;

export const cookieConsentSchema = z.object({
  version: z.string(),
  accepted: z.boolean(),
  purposes: z.array(z.enum(COOKIE_PURPOSES)),
  time: z.string(),
});
export type CookieConsent = z.infer<typeof cookieConsentSchema>;

/** Asked once, when something for adults alone is added (rule people/age). */
export const ageRequestSchema = z.object({ fecha_nacimiento: dateSchema });

/** `mayor_edad`: of the legal age for alcohol. */
export const ageSchema = z.object({ fecha_nacimiento: dateSchema, mayor_edad: z.boolean() });
export type Age = z.infer<typeof ageSchema>;
