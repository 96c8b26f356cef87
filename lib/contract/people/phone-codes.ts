import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';

/** To the phone of the cart's contact (rule people/phone-code). */
export const askCodeRequestSchema = z.object({ purchase_id: idSchema });

export const askedCodeSchema = z.object({
  /** False: the provider did not answer yet, and is asked again. */
  sent: z.boolean(),
  /** Until another may be asked for. */
  resend_seconds: z.int(),
  /** In a demo, which sends none. */
  demo_code: z.nullable(z.string()),
});
export type AskedCode = z.infer<typeof askedCodeSchema>;

export const confirmPhoneRequestSchema = z.object({
  purchase_id: idSchema,
  code: z.string().check(z.regex(/^\d{4}$/)),
});
