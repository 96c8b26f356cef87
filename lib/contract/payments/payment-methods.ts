import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

/** Ordered and filtered (rule payments/methods). */
const paymentMethodSchema = z.object({
  id: idSchema,
  key: z.enum(PAYMENT_METHODS),
  label: z.string(),
  online: z.boolean(),
  provider: z.nullable(z.string()),
  public_config: z.record(z.string(), z.string()),
});
export const paymentMethodsSchema = z.array(paymentMethodSchema);
export type PaymentMethodAnswer = z.infer<typeof paymentMethodSchema>;
