import { NextRequest } from 'next/server';
import { installedMap } from '@/lib/config/installed-map';
import { answerStaff } from '@/lib/edge/answers';

const TILES = { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Us' };
const before = process.env;
const answer = (screen: string) =>
  answerStaff({
    request: new NextRequest(`http://staff.localhost/norte/${screen}`),
    routerHash: null,
    decision: { action: 'rewrite', pathname: `/staff/es/norte/${screen}`, lang: 'es' },
  });
const imagesOf = (screen: string) =>
  answer(screen)
    .headers.get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith('img-src'));

afterEach(() => {
  process.env = before;
});

test('the screen of branches lets the map of the installation in, and no other one does (rule delivery/map)', () => {
  process.env = { ...before, ...TILES };
  const hosts = ['a', 'b', 'c'].map((host) => `https://${host}.tiles.example`).join(' ');
  expect(imagesOf('branches')).toBe(`img-src 'self' data: ${hosts}`);
  expect(imagesOf('menu')).toBe(`img-src 'self' data:`);
});

test('without a map it lets nothing in', () => {
  expect(imagesOf('branches')).toBe(`img-src 'self' data:`);
});

test('the web program reads the variables of the backend, and no map that they do not say whole', () => {
  process.env = { ...before, ...TILES };
  expect(installedMap()).toEqual({ kind: 'tiles', url: TILES.MAP_TILES_URL, attribution: '© Us' });
  process.env = { ...before, MAP_TILES_URL: TILES.MAP_TILES_URL };
  expect(installedMap()).toBeNull();
  process.env = { ...before, ...TILES, MAP_GOOGLE_KEY: 'a-browser-key' };
  expect(installedMap()).toEqual({ kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' });
});
