import * as z from 'zod/mini';
import { givenAmountSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';

const short = z.string().check(typedLine, z.maxLength(200));
const optionalShort = z.optional(z.nullable(short));
const optionalId = z.optional(z.nullable(idSchema));
const flag = z.optional(z.boolean());
const pixels = z.int().check(z.gte(0), z.lte(100_000));

export const sessionRequestSchema = z.object({
  customer_id: idSchema,
  so: short,
  browser: short,
  pixel_width: pixels,
  pixel_height: pixels,
});
export const createdSchema = z.object({ id: idSchema });

/** Unknown names are stored too (rule visit/events). */
export const trackingRequestSchema = z.object({
  event: z.string().check(typedLine, z.minLength(1), z.maxLength(60)),
  view_vue: optionalShort,
  heights: z.optional(
    z.nullable(
      z.object({ window: pixels, scroll: pixels, document: z.int().check(z.gte(0), z.lte(100_000_000)) }),
    ),
  ),
  product_supplier_ids: z.optional(z.array(idSchema).check(z.maxLength(200))),
  content_ids: z.optional(z.array(idSchema).check(z.maxLength(200))),
  table_code: optionalShort,
  front_lang: optionalShort,
  session_id: optionalId,
  service: optionalShort,
  customer_id: idSchema,
  supplier_id: optionalId,
  profile_id: optionalId,
  acquisition_id: optionalId,
  purchase_id: optionalId,
  product: z.optional(
    z.nullable(
      z.object({
        id: idSchema,
        product_id: optionalId,
        name: short,
        label: optionalShort,
        category: optionalShort,
        price: givenAmountSchema,
        /** The cost of its line in the cart. */
        subtotal: z.optional(givenAmountSchema),
        promo: optionalShort,
        /** The hash of its picture. */
        image: optionalShort,
        description: z.optional(z.string().check(typedLine, z.maxLength(2_000))),
        is_alcoholic: flag,
        is_new: flag,
        important: flag,
        is_promo: flag,
        count: z.optional(z.int().check(z.positive(), z.lte(1_000_000))),
      }),
    ),
  ),
});

/** Click ids are blank without consent (rule visit/click-ids). */
export const acquisitionRequestSchema = z.object({
  campaign_id: optionalShort,
  /** The parameters that tell campaigns apart (rule visit/numbers). */
  utm_source: optionalShort,
  utm_medium: optionalShort,
  utm_campaign: optionalShort,
  utm_term: optionalShort,
  utm_content: optionalShort,
  gclid: optionalShort,
  fbclid: optionalShort,
  session_id: idSchema,
  customer_id: idSchema,
  userAgent: z.optional(z.nullable(z.string().check(typedLine, z.maxLength(500)))),
  referer: z.optional(z.nullable(z.string().check(typedLine, z.maxLength(500)))),
});

/** The key has an earlier framework's name (rule platform/wire-spelling). `transfer_data` is in KB. */
export const performanceMetricRequestSchema = z.object({
  vue_performance_metric: z.object({
    transfer_data: z.int().check(z.gte(0), z.lte(10_000_000)),
    session_id: idSchema,
    customer_id: idSchema,
    acquisition_id: optionalId,
  }),
});

export type SessionRequest = z.infer<typeof sessionRequestSchema>;
export type TrackingRequest = z.infer<typeof trackingRequestSchema>;
export type AcquisitionRequest = z.infer<typeof acquisitionRequestSchema>;
export type PerformanceMetricRequest = z.infer<typeof performanceMetricRequestSchema>;
