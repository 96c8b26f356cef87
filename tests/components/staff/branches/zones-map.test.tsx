import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BranchesScreen } from '@/components/staff/branches/branches-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import { fromOffset, toOffset, viewAround } from '@/lib/domain/delivery/map-view';
import es from '@/messages/es.json';
import { installFakeGoogle } from '@/tests/support/browser/fake-google';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffBranches: WORDS, Place } = es;
const TILES: MapChoice = {
  ...{ kind: 'tiles', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' },
};
const GOOGLE: MapChoice = { kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' };
const google = installFakeGoogle();
const SQUARE: [number, number][] = [
  [-74.02, 4.58],
  [-73.98, 4.58],
  [-73.98, 4.62],
  [-74.02, 4.62],
  [-74.02, 4.58],
];
const zoneOf = (key: string, branchSlug: string, rings = [SQUARE]): Shop['zones'][number] => ({
  ...{ key, branchSlug, name: key, active: true, deliveryMinor: 5_000, minimumMinor: 0, wayMinutes: null },
  rings,
});
const points = [
  ...SQUARE.map(([longitude, latitude]) => ({ longitude, latitude })),
  { latitude: 4.6, longitude: -74 },
];
const VIEW = viewAround(points, { width: 280, height: 280 });

async function show({
  section = 'zones',
  map = null,
  zones = [zoneOf('Norte', 'centro')],
}: {
  section?: 'zones' | 'facts';
  map?: MapChoice | null;
  zones?: Shop['zones'];
} = {}) {
  window.history.replaceState(null, '', `/norte/branches?section=${section}`);
  const answer = shopWith();
  const bench = renderStaff(<BranchesScreen slug="norte" map={map} />, [
    [getSignedIn, signedInAs('owner')],
    [
      getStaffInstance,
      {
        ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
        branches: [],
      },
    ],
    [getShop, { ...answer, shop: { ...answer.shop, zones, tables: [] } }],
    [changeShop, { outcome: 'done', change: null, version: 1, warnings: [] }],
  ]);
  await screen.findByRole('region', { name: WORDS[`section_${section}`] });
  return bench;
}
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const corner = (number: number, count: number) =>
  screen.getByRole('button', { name: `Esquina ${number} de ${count}` });
const saved = async (bench: Awaited<ReturnType<typeof show>>) => {
  await press(/^Guardar (lo que|\d)/);
  await waitFor(() => expect(bench.sent()).toHaveLength(1));
  const [{ body } = { body: null }] = bench.sent();
  return (body as { patches: Record<string, unknown>[] }).patches;
};
/** Taps the sheet so many pixels from its middle; jsdom has no layout, so that its middle is at 0, 0. */
const tapAt = (x: number, y: number) => {
  const sheet = document.querySelector('.map-canvas');
  if (!sheet) throw new Error('there is no sheet');
  fireEvent.click(sheet, { clientX: x, clientY: y });
};
const pointAt = (x: number, y: number) => {
  if (!VIEW) throw new Error('there is a zone');
  const { latitude, longitude } = fromOffset(VIEW, { x, y });
  return [longitude, latitude];
};

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 320, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 240, configurable: true });
});
beforeEach(() => localStorage.clear());

describe('a zone that is drawn (rule tenant/zones)', () => {
  it('is made of tapped corners, and needs three of them', async () => {
    const bench = await show();
    await press(WORDS.zone_draw);
    expect(screen.getByRole('heading', { name: WORDS.draw_new })).toHaveFocus();
    tapAt(0, -40);
    tapAt(40, 40);
    await press(WORDS.draw_end);
    expect(screen.getByText(WORDS.draw_few)).toBeVisible();
    tapAt(-40, 40);
    await press(WORDS.draw_end);
    const [step] = await saved(bench);
    const ring = [pointAt(0, -40), pointAt(40, 40), pointAt(-40, 40), pointAt(0, -40)];
    expect(step).toMatchObject({ op: 'add', kind: 'zone', entity: { branchSlug: 'centro', rings: [ring] } });
  });

  it('is drawn without a pointer: corners are put in the middle and moved by arrows', async () => {
    await show();
    await press(WORDS.zone_draw);
    await press(WORDS.draw_middle);
    await press(WORDS.draw_middle);
    act(() => corner(2, 2).focus());
    const before = corner(2, 2).style.left;
    await userEvent.keyboard('{ArrowRight}');
    expect(corner(2, 2).style.left).not.toBe(before);
    await press(WORDS.draw_back);
    expect(corner(1, 1)).toBeVisible();
    await press(WORDS.draw_cancel);
    expect(screen.queryByRole('list', { name: WORDS.corners })).toBeNull();
  });

  it('says at once that its line crosses itself', async () => {
    await show();
    await press(WORDS.zone_redraw);
    for (const [x, y] of [
      [-60, -60],
      [60, 60],
      [60, -60],
      [-60, 60],
    ] as const)
      tapAt(x, y);
    expect(screen.queryByText(/se cruza consigo mismo/)).toBeNull();
    await press(WORDS.draw_end);
    expect(screen.getByText(/se cruza consigo mismo/)).toBeVisible();
  });
});

describe('the corners of a zone that stands (rule tenant/zones)', () => {
  it('are dragged, and count where they are let go', async () => {
    const bench = await show();
    await press(WORDS.zone_edge);
    const first = corner(1, 4);
    fireEvent.pointerDown(first, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(first, { pointerId: 1, clientX: 110, clientY: 90 });
    fireEvent.pointerUp(first, { pointerId: 1, clientX: 110, clientY: 90 });
    fireEvent.click(first, { clientX: 110, clientY: 90 });
    const [step] = await saved(bench);
    if (!VIEW) throw new Error('there is a zone');
    const from = toOffset(VIEW, { longitude: -74.02, latitude: 4.58 });
    const to = pointAt(from.x + 10, from.y - 10);
    expect(step).toEqual({
      ...{ op: 'set', kind: 'zone', key: 'Norte', field: ['rings'], from: [SQUARE] },
      to: [[to, ...SQUARE.slice(1, -1), to]],
    });
  });

  it('are added and removed, and never fewer than three', async () => {
    await show();
    await press(WORDS.zone_edge);
    await press('Agregar una esquina después de la 1');
    expect(corner(2, 5)).toHaveAttribute('aria-current', 'true');
    act(() => corner(5, 5).focus());
    await userEvent.keyboard('{Delete}');
    await press('Quitar la esquina 4');
    expect(corner(1, 3)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Quitar la esquina/ })).toBeNull();
  });
});

it('a tapped point says which branches reach it, and at what price', async () => {
  await show({ zones: [zoneOf('Norte', 'centro'), zoneOf('Mar', 'playa')] });
  tapAt(0, 0);
  expect(screen.getByText(/^Sí llega: Norte, \$\s?5\.000/)).toBeVisible();
  expect(screen.getByText(/^Llega desde Playa: Mar, \$\s?5\.000/)).toBeVisible();
  tapAt(600, 0);
  expect(screen.getByText(WORDS.try_outside)).toBeVisible();
});

describe('over streets (rule delivery/map)', () => {
  const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];

  it('a zone is drawn on the tiles of the installation', async () => {
    await show({ map: TILES });
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await act(async () => void tiles().map((tile) => fireEvent.load(tile)));
    const before = document.querySelector('.zones-lines path')?.getAttribute('d');
    await press(Place.zoom_in);
    expect(document.querySelector('.zones-lines path')?.getAttribute('d')).not.toBe(before);
  });

  it('that do not come, an empty sheet stands for them, in words', async () => {
    await show({ map: TILES });
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    await act(async () => void tiles().map((tile) => fireEvent.error(tile)));
    expect(screen.getByText(WORDS.map_failed)).toBeVisible();
    tapAt(0, 0);
    expect(screen.getByText(/^Sí llega: Norte/)).toBeVisible();
  });

  it('of Google a tap is a corner too', async () => {
    await show({ map: GOOGLE });
    await press(WORDS.zone_draw);
    await waitFor(() => expect(google.maps.at(-1)).toBeDefined());
    act(() =>
      google.maps.at(-1)?.fire('click', { latLng: google.latLng(4.61, -74.01), stop: () => undefined }),
    );
    expect(corner(1, 1)).toBeVisible();
  });
});

it('a tap on the map says where a branch is (rule tenant/branches)', async () => {
  const bench = await show({ section: 'facts' });
  const sketch = screen.getByRole('button', { name: WORDS.point_map });
  act(() => sketch.focus());
  await userEvent.keyboard('{ArrowUp}');
  const steps = await saved(bench);
  expect(steps[0]).toMatchObject({ kind: 'branch', key: 'centro', field: ['latitude'], from: 4.6 });
  expect(steps[0]?.to).toBeGreaterThan(4.6);
});
