import type { Hono } from 'hono';
import { STREETS, type Street } from './streets';

const SIZE = 256;
const DEEPEST = 20;
const LINES = [32, 96, 160, 224];

/** The point in tiles of a zoom, as web maps count them (Web Mercator). */
function toTiles({ latitude, longitude }: Pick<Street, 'latitude' | 'longitude'>, zoom: number) {
  const angle = latitude * (Math.PI / 180);
  const down = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
  return { x: ((longitude + 180) / 360) * 2 ** zoom, y: down * 2 ** zoom };
}

function drawStreet(street: Street, { x, y, zoom }: { x: number; y: number; zoom: number }): string {
  const at = toTiles(street, zoom);
  const [left, top] = [(at.x - x) * SIZE, (at.y - y) * SIZE];
  if (top < 0 || top >= SIZE || left < -SIZE || left >= 2 * SIZE) return '';
  const name = `<text x="${left.toFixed(0)}" y="${(top - 6).toFixed(0)}" font-size="12" text-anchor="middle">${street.name}</text>`;
  return `<path d="M0 ${top.toFixed(1)}H${SIZE}" stroke="#fff" stroke-width="8"/>${name}`;
}

function drawTile({ x, y, zoom }: { x: number; y: number; zoom: number }): string {
  const grid = LINES.map((at) => `M${at} 0V${SIZE}M0 ${at}H${SIZE}`).join('');
  const streets = STREETS.map((street) => drawStreet(street, { x, y, zoom })).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" font-family="sans-serif"><rect width="${SIZE}" height="${SIZE}" fill="#eceae4"/><path d="${grid}" stroke="#dcd9d0" fill="none"/>${streets}</svg>`;
}

/** Tiles of a map with the few streets that the geocoder's double knows; for tests, and to look at. */
export function registerTiles({ app }: { app: Hono }): void {
  app.get('/tiles/:zoom/:x/:file{\\d+\\.svg}', (c) => {
    const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('file').replace('.svg', '')].map(
      Number,
    );
    const isTile = [zoom, x, y].every((part) => Number.isInteger(part)) && Number(zoom) <= DEEPEST;
    if (!isTile || zoom === undefined || x === undefined || y === undefined) return c.notFound();
    return c.body(drawTile({ zoom, x, y }), 200, {
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}
