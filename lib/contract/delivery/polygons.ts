import * as z from 'zod/mini';
import { branchSchema } from '@/lib/contract/branches/supplier';
import { amountSchema, coordinatesSchema, idSchema } from '@/lib/contract/primitives';

const position = z.tuple([z.number(), z.number()]);
/** GeoJSON, longitude first. */
const polygonGeometrySchema = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(position)),
});

/** A delivery zone (rule delivery/price, rule delivery/coverage, rule delivery/zones-call). */
const coverageZoneSchema = z.object({
  id: idSchema,
  active: z.boolean(),
  supplier_id: idSchema,
  delivery_price: amountSchema,
  geometry: polygonGeometrySchema,
});
const matchedZoneSchema = z.extend(coverageZoneSchema, { polygon_found: z.boolean() });

/** A zone that its name is enough to choose; `polygon_id` null: of a list, which has no map (rule delivery/price). */
const namedZoneSchema = z.object({
  supplier_id: idSchema,
  polygon_id: z.nullable(idSchema),
  zone: z.string(),
  delivery_price: amountSchema,
});

/** All active zones; with `lat` and `lon` also the matching one. */
export const coverageSchema = z.object({
  polygons: z.array(coverageZoneSchema),
  named: z.array(namedZoneSchema),
  polygon: z.optional(z.nullable(matchedZoneSchema)),
});

/** `latitud` and `longitud` as on the wire (rule platform/wire-spelling). */
const citySchema = z.object({
  id: idSchema,
  supplier_id: idSchema,
  name: z.string(),
  latitud: z.number(),
  longitud: z.number(),
});
export const citiesSchema = z.array(citySchema);

/** Nulls, not an error, where there is no coverage (rule delivery/coverage). */
export const supplierAvailabilitySchema = z.object({
  polygon: z.nullable(matchedZoneSchema),
  supplier_id: z.nullable(idSchema),
  data: z.nullable(z.object({ branch: branchSchema, open: z.boolean(), location: coordinatesSchema })),
});

export type CoverageZone = z.infer<typeof coverageZoneSchema>;
export type NamedZone = z.infer<typeof namedZoneSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
export type City = z.infer<typeof citySchema>;
export type SupplierAvailability = z.infer<typeof supplierAvailabilitySchema>;
