import * as z from 'zod';
import { chooseMap, type MapChoice } from '@/lib/domain/delivery/map-choice';

const PARTS = ['{z}', '{x}', '{y}'];

/** Environment variables of the map. */
export const MAP_VARIABLES = {
  MAP_GOOGLE_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'is no key')
    .optional(),
  MAP_GOOGLE_ID: z.string().max(100).default('DEMO_MAP_ID'),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => PARTS.every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).max(120).optional(),
};
const variables = z.object(MAP_VARIABLES);

/** @throws Error for tiles that name nobody */
export function readMap(env: z.infer<typeof variables>): MapChoice | null {
  const map = chooseMap(env);
  if (map === null && env.MAP_TILES_URL)
    throw new Error('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: whoever draws the map is named on it.');
  return map;
}
