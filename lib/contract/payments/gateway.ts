import * as z from 'zod/mini';

/** Documents of the gateway to agree to; some have none. */
const acceptance = z.array(z.object({ url: z.string() }));

/** Null when no gateway is configured for the store. */
export const gatewaySchema = z.nullable(
  z.discriminatedUnion('mode', [
    /** The page posts the card to `{api_base}/tokens/cards`. */
    z.object({
      mode: z.literal('tokenize'),
      api_base: z.string(),
      public_key: z.string(),
      /** It lets the card's bank ask its holder (rule payments/challenge). */
      three_ds: z.boolean(),
      acceptance,
    }),
    /** The gateway's own script draws the card's fields. */
    z.object({ mode: z.literal('element'), script_url: z.string(), public_key: z.string(), acceptance }),
  ]),
);
export type Gateway = z.infer<typeof gatewaySchema>;
export type GatewayOf<M extends NonNullable<Gateway>['mode']> = Extract<Gateway, { mode: M }>;
