import * as z from 'zod';
import { say } from '@/lib/domain/shop/problem';
import { asMessage } from './problems/said-in-zod';

/** A height above the sea is left out; latitudes are looked at once it is known whether the two are swapped. */
const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-180).max(180)], z.number())
  .transform(([longitude, latitude]): [number, number] => [longitude, latitude]);
const polygon = z.array(z.array(position).min(4)).min(1);

/** A feature that is no point must be a delivery zone, in one part or several. */
export const zoneFeatureSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({
    key: z.string().min(1),
    name: z
      .string()
      .trim()
      .min(1, asMessage(say('empty')))
      .max(80)
      .nullable()
      .default(null),
    branch: z.string(),
    delivery_price: z.number(),
    minimum_order: z.number().min(0).default(0),
    delivery_minutes: z.int().min(0).max(240).nullable().default(null),
    active: z.boolean().default(true),
  }),
  geometry: z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('Polygon'), coordinates: polygon }),
      z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
    ],
    asMessage(say('zone_shape')),
  ),
});
export type ZoneFeature = z.infer<typeof zoneFeatureSchema>;

export const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

const pointSchema = z.object({ geometry: z.object({ type: z.enum(['Point', 'MultiPoint']) }) });

/** Drawing programs keep places beside the zones; they say nothing of a delivery. */
export const isPlace = (feature: unknown): boolean => pointSchema.safeParse(feature).success;
