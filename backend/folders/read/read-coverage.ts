import * as z from 'zod';
import type { BundleZone } from '@/backend/stored/tenant-bundle';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMinor } from '@/lib/domain/money/money';
import { lineOf } from './folder-files';
import type { Problem } from './problems';
import { createLocator, findControlProblems } from './read-yaml';

const FILE = 'coverage.geojson';
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({
        key: z.string().min(1),
        branch: z.string(),
        delivery_price: z.number(),
        minimum_order: z.number().min(0).default(0),
        delivery_minutes: z.int().min(0).max(240).nullable().default(null),
        active: z.boolean().default(true),
      }),
      geometry: z.object({
        type: z.literal('Polygon'),
        coordinates: z.array(z.array(position).min(4)).min(1),
      }),
    }),
  ),
});

function describeFault({ text, message }: { text: string; message: string }): Problem {
  const position = /at position (\d+)/.exec(message)?.[1];
  const row = position === undefined ? {} : { row: lineOf(text, Number(position)) };
  return { file: FILE, ...row, message: `is not JSON: ${message}` };
}

export function readCoverage({
  text: given,
  currency,
  branchSlugs,
}: {
  text: string;
  currency: Currency;
  branchSlugs: readonly string[];
}): { zones: BundleZone[]; problems: Problem[] } {
  const text = given.replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { zones: [], problems: [describeFault({ text, message: (error as Error).message })] };
  }
  const at = createLocator({ file: FILE, text });
  const controls = findControlProblems({ raw: json, at });
  if (controls.length > 0) return { zones: [], problems: controls };
  const parsed = collectionSchema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ ...at(path), message }));
    return { zones: [], problems };
  }
  const problems: Problem[] = [];
  const keys = new Set<string>();
  const zones = parsed.data.features.map(({ properties, geometry }, index): BundleZone => {
    const report = (property: string, message: string) =>
      problems.push({ ...at(['features', index, 'properties', property]), message });
    if (keys.has(properties.key)) report('key', `"${properties.key}" appears twice`);
    keys.add(properties.key);
    if (!branchSlugs.includes(properties.branch)) report('branch', `"${properties.branch}" is not a branch`);
    const minorOf = (property: 'delivery_price' | 'minimum_order') => {
      const amountMinor = toMinor({ amount: properties[property], currency });
      if (amountMinor === null) report(property, `${properties[property]} is not a price in ${currency}`);
      return amountMinor ?? 0;
    };
    for (const [place, ring] of geometry.coordinates.entries()) {
      if (String(ring[0]) === String(ring.at(-1))) continue;
      const path = ['features', index, 'geometry', 'coordinates', place];
      problems.push({ ...at(path), message: 'the ring is not closed: its first and last point differ' });
    }
    return {
      key: properties.key,
      branchSlug: properties.branch,
      active: properties.active,
      deliveryMinor: minorOf('delivery_price'),
      minimumMinor: minorOf('minimum_order'),
      wayMinutes: properties.delivery_minutes,
      rings: geometry.coordinates,
    };
  });
  return { zones, problems };
}
