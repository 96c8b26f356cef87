import * as z from 'zod/mini';

/**
 * The seller, by the tenant's name, and whether the bill says that prices include tax, as it was when it was placed
 * (rule orders/agreed). Null: what is true today, as for a cart.
 */
export const agreedSchema = z.nullable(z.object({ seller: z.string(), includes_tax: z.boolean() }));
export type Agreed = z.infer<typeof agreedSchema>;
