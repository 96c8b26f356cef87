import * as z from 'zod/mini';
import { amountSchema } from '@/lib/contract/primitives';
import { METHOD_OBSTACLES, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

/** Ordered and filtered (rule payments/methods). */
const paymentMethodSchema = z.object({
  key: z.enum(PAYMENT_METHODS),
  online: z.boolean(),
  /** Null for one that can be chosen. */
  obstacle: z.nullable(z.enum(METHOD_OBSTACLES)),
  /** The least that its gateway charges; null: any amount (rule payments/least-charge). */
  minimum: z.nullable(amountSchema),
});
export const paymentMethodsSchema = z.array(paymentMethodSchema);
export type PaymentMethodAnswer = z.infer<typeof paymentMethodSchema>;
