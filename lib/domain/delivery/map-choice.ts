/** Whose map the installation shows; null, where there is one: the sketch (rule delivery/map). */
export type MapChoice =
  | { kind: 'google'; key: string; id: string }
  | { kind: 'tiles'; url: string; attribution: string };

/** Variables of the map, as the environment has them. */
type MapVariables = Partial<
  Record<'MAP_GOOGLE_KEY' | 'MAP_GOOGLE_ID' | 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION', string | undefined>
>;

/** Google's before tiles (rule delivery/map). Tiles that name nobody are none. */
export function chooseMap({
  MAP_GOOGLE_KEY: key,
  MAP_GOOGLE_ID: id = 'DEMO_MAP_ID',
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: MapVariables): MapChoice | null {
  if (key) return { kind: 'google', key, id };
  return url && attribution && URL.canParse(url) ? { kind: 'tiles', url, attribution } : null;
}

export type MapOrigins = Readonly<
  Record<'script' | 'style' | 'image' | 'font' | 'connect' | 'frame' | 'worker', readonly string[]>
>;

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/** As Google lists them (developers.google.com/maps/documentation/javascript/content-security-policy). */
const OF_GOOGLE: MapOrigins = {
  script: [...GOOGLE, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  image: [...GOOGLE, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...GOOGLE, 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
};
const NONE: MapOrigins = { script: [], style: [], image: [], font: [], connect: [], frame: [], worker: [] };

/** `{s}` stands for one of three hosts. */
const originsOfTiles = (url: string) => [
  ...new Set(['a', 'b', 'c'].map((host) => new URL(url.replace('{s}', host)).origin)),
];

/** Hosts that a page with this map reaches, and no other page (rule delivery/map). */
export function originsOfMap(map: MapChoice | null): MapOrigins {
  if (!map) return NONE;
  return map.kind === 'google' ? OF_GOOGLE : { ...NONE, image: originsOfTiles(map.url) };
}
