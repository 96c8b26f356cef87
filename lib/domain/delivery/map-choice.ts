/** Whose map the installation shows; null, where there is one: the sketch (rule delivery/map). */
export type MapChoice =
  | { kind: 'google'; key: string; id: string }
  | { kind: 'tiles'; url: string; attribution: string };

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
