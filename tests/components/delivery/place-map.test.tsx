import { act, fireEvent, screen } from '@testing-library/react';
import { PlaceMap } from '@/components/delivery/maps/place-map';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import es from '@/messages/es.json';
import { installFakeGoogle } from '@/tests/support/browser/fake-google';
import { renderApp } from '@/tests/support/browser/render-app';

const { Place } = es;
const GOOGLE: MapChoice = { kind: 'google', key: 'a-browser-key', id: 'DEMO_MAP_ID' };
const TILES: MapChoice = {
  kind: 'tiles',
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap',
};
const NORTE = { latitude: 4.65, longitude: -74.06 };
const ring = (by: number): [number, number][] => [
  [-74.06 - by, 4.65 - by],
  [-74.06 + by, 4.65 - by],
  [-74.06 + by, 4.65 + by],
  [-74.06 - by, 4.65 + by],
  [-74.06 - by, 4.65 - by],
];
const zones = [{ id: 1, geometry: { coordinates: [ring(0.02), ring(0.005)] } }];
const google = installFakeGoogle();

const isFaked = () => 'clock' in setTimeout;
const pass = (ms: number) =>
  act(() =>
    isFaked()
      ? jest.advanceTimersByTimeAsync(ms)
      : new Promise((done) => setTimeout(() => done(undefined), ms)),
  );

async function show(map: MapChoice | null, pin: typeof NORTE | null = null) {
  const onPin = jest.fn();
  const props = {
    zones,
    pin,
    onPin,
    branches: [{ ...NORTE, label: 'Norte' }],
    label: Place.sketch,
    wrong: false,
    describedBy: 'standing',
  };
  renderApp(<PlaceMap {...props} />, {}, {}, {}, map ? { map } : {});
  await pass(50);
  return onPin;
}
const keys = () => screen.findByRole('button', { name: Place.sketch });
const isSketch = async () => (await keys()).className === 'sketch';

beforeAll(() => {
  // jsdom has no layout.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 320, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 240, configurable: true });
});

describe('without a map of somebody’s (rule delivery/map)', () => {
  it('the sketch shows zones with their holes', async () => {
    await show(null);
    expect(await isSketch()).toBe(true);
    const zone = document.querySelector('.sketch-zone');
    expect(zone?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    expect(zone).toHaveAttribute('fill-rule', 'evenodd');
  });
});

describe('a map of tiles (rule delivery/map)', () => {
  const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
  const come = () => act(async () => void tiles().map((tile) => fireEvent.load(tile)));

  it('names who drew it, shows zones and branch, and asks the named address alone', async () => {
    await show(TILES);
    await come();
    expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    expect(screen.getByText('Norte')).toBeInTheDocument();
    expect(document.querySelector('path.sketch-zone')).toBeInTheDocument();
    expect(tiles().length).toBeGreaterThan(0);
    for (const { src } of tiles()) expect(src).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  });

  it('is marked by arrow keys and by a press, without a drag', async () => {
    const onPin = await show(TILES);
    await come();
    fireEvent.click(await keys());
    expect(onPin.mock.calls[0][0].latitude).toBeCloseTo(NORTE.latitude, 2);
    fireEvent.keyDown(await keys(), { key: 'ArrowUp' });
    expect(onPin.mock.calls[1][0].latitude).toBeGreaterThan(onPin.mock.calls[0][0].latitude);
  });

  it('shows the pin where it is', async () => {
    await show(TILES, NORTE);
    await come();
    expect(document.querySelector('.leaflet-marker-draggable.map-pin')).toBeInTheDocument();
  });

  it('takes over the focus that a refused form put where it was to be', async () => {
    const shown = show(TILES);
    act(() => document.querySelector<HTMLElement>('.sketch[aria-busy]')?.focus());
    await shown;
    await come();
    expect(await keys()).toHaveFocus();
  });

  it('that does not come gives way to the sketch, in words', async () => {
    await show(TILES);
    await act(async () => void tiles().map((tile) => fireEvent.error(tile)));
    expect(screen.getByText(Place.map_failed)).toBeInTheDocument();
    expect(await isSketch()).toBe(true);
  });
});

describe('Google’s map (rule delivery/map)', () => {
  const latest = () => google.maps.at(-1);
  const ready = () => act(async () => latest()?.fire('tilesloaded'));

  it('shows its zones, is marked by a tap, and its pin is dragged', async () => {
    const onPin = await show(GOOGLE, NORTE);
    await ready();
    expect(latest()?.options).toMatchObject({ mapId: 'DEMO_MAP_ID', center: { lat: 4.65, lng: -74.06 } });
    act(() => latest()?.fire('click', { latLng: google.latLng(4.651, -74.061), stop: () => undefined }));
    expect(onPin).toHaveBeenLastCalledWith({ latitude: 4.651, longitude: -74.061 });
    const pin = google.markers.find(({ gmpDraggable }) => gmpDraggable);
    act(() => pin?.fire('dragend', { latLng: google.latLng(4.652, -74.062) }));
    expect(onPin).toHaveBeenLastCalledWith({ latitude: 4.652, longitude: -74.062 });
  });

  it('is marked by keys too', async () => {
    const onPin = await show(GOOGLE, NORTE);
    await ready();
    fireEvent.keyDown(await keys(), { key: 'ArrowLeft' });
    expect(onPin.mock.calls[0][0].longitude).toBeLessThan(NORTE.longitude);
  });

  it('that is not there in time gives way to the sketch, in words', async () => {
    jest.useFakeTimers();
    await show(GOOGLE);
    await pass(9_000);
    jest.useRealTimers();
    expect(screen.getByText(Place.map_failed)).toBeInTheDocument();
    expect(await isSketch()).toBe(true);
  });

  it('whose key is refused gives way to the sketch too', async () => {
    await show(GOOGLE);
    await ready();
    expect(screen.queryByText(Place.map_failed)).toBeNull();
    act(() => window.gm_authFailure?.());
    expect(screen.getByText(Place.map_failed)).toBeInTheDocument();
  });
});
