import type { BundleZone } from '@/backend/stored/tenant-bundle';
import { toMinor } from '@/lib/domain/money/money';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { collectionSchema, isPlace, type ZoneFeature, zoneFeatureSchema } from './coverage-schema';
import { lineOf } from './files/folder-files';
import { createLocator, findControlProblems } from './files/read-yaml';
import { fromMessage } from './problems/said-in-zod';
import { sayIssue } from './problems/say-issue';
import type { TenantFacts } from './tenant-facts';

const FILE = 'coverage.geojson';

type Rings = [number, number][][];

/** Degrees, about 110 km: no courier goes so far. */
const NEAR = 1;

function isNear(ring: Rings[number], [longitude, latitude]: readonly [number, number]): boolean {
  const isAround = (values: number[], value: number) =>
    Math.min(...values) - NEAR <= value && value <= Math.max(...values) + NEAR;
  return (
    isAround(
      ring.map(([one]) => one),
      longitude,
    ) &&
    isAround(
      ring.map(([, one]) => one),
      latitude,
    )
  );
}

/** @returns what to say where the positions of a zone's part are swapped or impossible, or null */
function findMisplacement({
  rings,
  branch,
}: {
  rings: Rings;
  branch: readonly [number, number] | undefined;
}): Said | null {
  const [outer = []] = rings;
  const swapped = outer.map(([longitude, latitude]): [number, number] => [latitude, longitude]);
  if (branch && !isNear(outer, branch) && isNear(swapped, branch)) return say('zone_swapped');
  const isBeyond = rings.flat().some(([, latitude]) => Math.abs(latitude) > 90);
  return isBeyond ? say('zone_beyond') : null;
}

function describeFault({ text, message }: { text: string; message: string }): Problem {
  const position = /at position (\d+)/.exec(message)?.[1];
  const row = position === undefined ? {} : { row: lineOf(text, Number(position)) };
  return { place: { file: FILE, ...row }, ...say('not_json', { fault: message }) };
}

const partsOf = ({ geometry }: ZoneFeature): Rings[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

type Report = (path: readonly PropertyKey[], said: Said) => void;
type Facts = Pick<TenantFacts, 'currency' | 'branchSlugs' | 'branchPoints'>;

/** A zone for each part, all with the same price; the first has the feature's own key. */
function readZones({ feature, facts, report }: { feature: ZoneFeature; facts: Facts; report: Report }) {
  const { properties } = feature;
  const { currency, branchSlugs, branchPoints } = facts;
  if (!branchSlugs.includes(properties.branch))
    report(['properties', 'branch'], say('not_branch', { given: properties.branch }));
  const minorOf = (property: 'delivery_price' | 'minimum_order') => {
    const amountMinor = toMinor({ amount: properties[property], currency });
    if (amountMinor === null)
      report(['properties', property], say('not_zone_price', { given: properties[property], currency }));
    return amountMinor ?? 0;
  };
  const [deliveryMinor, minimumMinor] = [minorOf('delivery_price'), minorOf('minimum_order')];
  return partsOf(feature).map((rings, part): BundleZone => {
    const path = ['geometry', 'coordinates', ...(feature.geometry.type === 'Polygon' ? [] : [part])];
    const misplacement = findMisplacement({ rings, branch: branchPoints.get(properties.branch) });
    if (misplacement !== null) report(path, misplacement);
    for (const [place, ring] of rings.entries())
      if (String(ring[0]) !== String(ring.at(-1))) report([...path, place], say('zone_open'));
    return {
      key: part === 0 ? properties.key : `${properties.key}#${part + 1}`,
      name: properties.name,
      branchSlug: properties.branch,
      active: properties.active,
      deliveryMinor,
      minimumMinor,
      wayMinutes: properties.delivery_minutes,
      rings,
    };
  });
}

export function readCoverage({ text: given, ...facts }: { text: string } & Facts): {
  zones: BundleZone[];
  problems: Problem[];
} {
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
  const collection = collectionSchema.safeParse(json, { error: sayIssue });
  if (!collection.success) {
    const problems = collection.error.issues.map(({ path, message }) => ({
      place: at(path),
      ...fromMessage(message),
    }));
    return { zones: [], problems };
  }
  const problems: Problem[] = [];
  const keys = new Set<string>();
  const names = new Set<string>();
  const zones = collection.data.features.flatMap((one, index): BundleZone[] => {
    if (isPlace(one)) return [];
    const report: Report = (path, said) =>
      problems.push({ place: at(['features', index, ...path]), ...said });
    const feature = zoneFeatureSchema.safeParse(one, { error: sayIssue });
    for (const { path, message } of feature.error?.issues ?? []) report(path, fromMessage(message));
    if (!feature.success) return [];
    const { name, branch } = feature.data.properties;
    const named = name && `${branch} ${name.toLowerCase()}`;
    if (named && names.has(named)) report(['properties', 'name'], say('zone_twice', { given: name, branch }));
    if (named) names.add(named);
    const own = readZones({ feature: feature.data, facts, report });
    for (const { key } of own) {
      if (keys.has(key)) report(['properties', 'key'], say('twice', { given: key }));
      keys.add(key);
    }
    return own;
  });
  return { zones, problems };
}
