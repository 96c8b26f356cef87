import * as z from 'zod/mini';
import { amountSchema, idSchema } from '@/lib/contract/primitives';
import { MEMBER_ROLES } from '@/lib/domain/orders/members';
import { PAYMENT_STEPS } from '@/lib/domain/payments/payment-step';

const linkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));
export const openLinkRequestSchema = z.object({ token: linkTokenSchema });
export const joinOrderRequestSchema = z.object({ token: linkTokenSchema, terms: z.literal(true) });

/** The preview of an order for somebody who has not joined: its branch, its total and its state. */
export const orderStubSchema = z.object({
  id: idSchema,
  number: z.nullable(z.int()),
  bck_purchase_id: z.nullable(z.string()),
  supplier: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
  }),
  /** Null once it is a cart again. */
  total: z.nullable(amountSchema),
  /** The rest of a table's account that is neither paid nor on its way; null for any other order. */
  left: z.nullable(amountSchema),
  step: z.enum(PAYMENT_STEPS),
  /** Null for who has not joined. */
  role: z.nullable(z.enum(MEMBER_ROLES)),
});
export type OrderStub = z.infer<typeof orderStubSchema>;
