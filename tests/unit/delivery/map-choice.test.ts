import { parseBackendConfig } from '@/backend/config';
import { readMap } from '@/backend/providers/places/read-map';
import { originsOfMap } from '@/lib/domain/delivery/map-choice';
import { nudgePoint } from '@/lib/domain/delivery/nudge-point';

const KEY = 'AIzaSyA-not-a-real-key_0000000000000000';
const URL = 'https://tiles.example/{z}/{x}/{y}.png';
const mapOf = (env: Record<string, string>) => parseBackendConfig(env).map;

describe('whose map the installation shows (rule delivery/map)', () => {
  it('is nobody’s, Google’s with a key, or that of the named tiles; Google’s comes first', () => {
    expect(mapOf({})).toBeNull();
    const tiles = { MAP_TILES_URL: URL, MAP_TILES_ATTRIBUTION: '© OpenStreetMap' };
    expect(mapOf(tiles)).toEqual({ kind: 'tiles', url: URL, attribution: '© OpenStreetMap' });
    expect(mapOf({ ...tiles, MAP_GOOGLE_KEY: KEY })).toEqual({ kind: 'google', key: KEY, id: 'DEMO_MAP_ID' });
  });

  it.each([
    ['names nobody', { MAP_TILES_URL: URL }, /MAP_TILES_ATTRIBUTION/],
    ['has no place for a tile', { MAP_TILES_URL: 'https://tiles.example/a.png' }, /\{z\}, \{x\} and \{y\}/],
    ['is no address', { MAP_TILES_URL: 'tiles/{z}/{x}/{y}' }, /MAP_TILES_URL/],
    ['has a key that is none', { MAP_GOOGLE_KEY: 'no key;' }, /MAP_GOOGLE_KEY/],
  ])('is refused where it %s', (_what, env, words) => {
    expect(() => mapOf(env)).toThrow(words);
  });

  it('reaches the host of its tiles alone', () => {
    const base = { MAP_GOOGLE_ID: '', MAP_TILES_ATTRIBUTION: 'us' };
    const map = readMap({ ...base, MAP_TILES_URL: 'http://127.0.0.1:4010/tiles/{z}/{x}/{y}.svg' });
    expect(originsOfMap(map)).toEqual({
      script: [],
      style: [],
      image: ['http://127.0.0.1:4010'],
      font: [],
      connect: [],
      frame: [],
      worker: [],
    });
  });
});

describe('an arrow key on a map (rule delivery/map)', () => {
  const from = { latitude: 4.65, longitude: -74.06 };
  it('moves the pin by eight pixels of what is shown', () => {
    const up = nudgePoint({ key: 'ArrowUp', from, zoom: 16 });
    expect(up?.longitude).toBe(from.longitude);
    expect(up?.latitude).toBeCloseTo(4.650171, 5);
    const right = nudgePoint({ key: 'ArrowRight', from, zoom: 16 });
    expect(right?.latitude).toBe(from.latitude);
    expect(right?.longitude).toBeCloseTo(-74.059828, 5);
    // A zoom further out is twice as far.
    expect(nudgePoint({ key: 'ArrowDown', from, zoom: 15 })?.latitude).toBeCloseTo(4.649658, 5);
  });

  it('is an arrow, and no other key', () => {
    expect(nudgePoint({ key: 'Enter', from, zoom: 16 })).toBeNull();
  });
});
