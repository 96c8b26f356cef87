import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PanelPlaces } from '@/app/[domain]/[locale]/_page/panel-places';
import { SavedPlaces } from '@/components/delivery/saved-places/saved-places';
import { useSlice } from '@/lib/browser/app-provider';
import { suggestPlaces } from '@/lib/contract/delivery/calls';
import { getQueryClient } from '@/lib/queries/query-client';
import { NO_WORDS, type SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { Place } = es;
const placeAt = (address: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  ...{
    latitude: 4.65,
    longitude: -74.06,
    address,
    address_optional: '',
    neighbourhood: 'Chapinero',
    postcode: '',
  },
  ...{
    reference: 'Parque',
    formatted_address: '',
    city: 'Bogotá',
    place_id: 'osm:W1',
    kind: 'other',
    label: '',
  },
  ...{ location_price: null, supplier_id: null, polygon_id: null, zone: null },
  ...more,
});
const HOME = placeAt('Calle 60 # 9-40', { kind: 'home' });
const GYM = placeAt('Carrera 7 # 1-2', { label: 'Gimnasio' });
const DOOR = {
  ...{ latitude: 4.7, longitude: -74.05, id: 'osm:W2', precision: 'house' as const },
  ...{
    address: 'Calle 118 # 5-6',
    neighbourhood: 'Santa Bárbara',
    reference: '',
    postcode: '',
    city: 'Bogotá',
  },
};

beforeEach(() => {
  getQueryClient().clear();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());
/** Asked, then answered. */
async function rest() {
  for (const _step of ['asked', 'answered']) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

const onChoose = jest.fn();
function Screen() {
  const saved = useSlice('profile', ({ places }) => places);
  return (
    <QueryClientProvider client={getQueryClient()}>
      <SavedPlaces saved={saved} current={NO_WORDS} onChoose={onChoose} />
    </QueryClientProvider>
  );
}
function show(places: SavedAddress[], { searchesPlaces = false } = {}) {
  const bench = renderApp(
    <Screen />,
    { [suggestPlaces.path]: [{ places: [DOOR], attribution: '' }] },
    {},
    { searchesPlaces },
  );
  act(() => bench.stores.profile.setState({ places }));
  return { ...bench, kept: () => bench.stores.profile.getState().places };
}
const button = (name: string) => screen.getByRole('button', { name });
const edit = (name: string) => fireEvent.click(button(Place.edit.replace('{address}', name)));
const askToForget = (name: string) => fireEvent.click(button(Place.forget.replace('{address}', name)));
function forget(name: string) {
  askToForget(name);
  const asked = within(screen.getByRole('group', { name: Place.forget_ask }));
  fireEvent.click(asked.getByRole('button', { name: Place.forget.replace('{address}', name) }));
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a place is chosen by its name (rule delivery/saved-addresses)', () => {
  show([HOME, GYM]);
  fireEvent.click(screen.getByRole('radio', { name: 'Gimnasio Carrera 7 # 1-2, Chapinero' }));
  expect(onChoose).toHaveBeenCalledWith(GYM);
});

test('a place is named and its words are changed, without its point', async () => {
  const { kept } = show([HOME, GYM]);
  edit('Gimnasio');
  expect(screen.getByRole('radio', { name: Place.other })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: Place.work }));
  expect(screen.queryByLabelText(Place.label)).toBeNull();
  type(Place.address, 'Carrera 7 # 1-23');
  type(Place.reference, 'Torre azul');
  fireEvent.click(button(Place.save));
  await rest();
  expect(kept()).toEqual([
    HOME,
    { ...GYM, kind: 'work', label: '', address: 'Carrera 7 # 1-23', reference: 'Torre azul', place_id: null },
  ]);
  expect(button(Place.edit.replace('{address}', Place.work))).toHaveFocus();
});

test('Enter saves what was typed, an empty address is refused, and the rest can be left', async () => {
  const { kept } = show([GYM]);
  edit('Gimnasio');
  type(Place.address, ' ');
  fireEvent.keyDown(screen.getByLabelText(Place.address), { key: 'Enter' });
  expect(screen.getByLabelText(Place.address)).toHaveAccessibleDescription(Place.address_missing);
  fireEvent.click(button(Place.cancel));
  edit('Gimnasio');
  type(Place.label, 'La cancha');
  fireEvent.keyDown(screen.getByLabelText(Place.label), { key: 'Enter' });
  await rest();
  expect(kept()).toEqual([{ ...GYM, label: 'La cancha' }]);
});

test('words by which no courier finds the door are refused as the form refuses them (rule delivery/address)', async () => {
  const { kept } = show([GYM]);
  edit('Gimnasio');
  type(Place.address, 'Calle');
  type(Place.reference, 'x');
  fireEvent.click(button(Place.save));
  expect(screen.getByLabelText(Place.address)).toHaveAccessibleDescription(Place.address_vague);
  expect(screen.getByLabelText(Place.reference)).toHaveAccessibleDescription(Place.reference_vague);
  type(Place.address, 'Calle 9 # 8-7');
  type(Place.reference, '');
  fireEvent.click(button(Place.save));
  await rest();
  expect(kept()).toMatchObject([{ address: 'Calle 9 # 8-7', reference: '' }]);
});

test('an address from the search brings its own point', async () => {
  const { kept } = show([HOME], { searchesPlaces: true });
  edit(Place.home);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'calle 118' } });
  await rest();
  fireEvent.click(screen.getByRole('option'));
  fireEvent.click(button(Place.save));
  const { latitude, longitude, address, neighbourhood, id } = DOOR;
  expect(kept()).toEqual([{ ...HOME, latitude, longitude, address, neighbourhood, place_id: id }]);
});

test('a place is forgotten only where the diner says so again', async () => {
  const { kept } = show([HOME, GYM]);
  askToForget('Gimnasio');
  const asked = within(screen.getByRole('group', { name: Place.forget_ask }));
  expect(asked.getByText('Gimnasio · Carrera 7 # 1-2, Chapinero')).toBeVisible();
  expect(kept()).toEqual([HOME, GYM]);
  const keep = asked.getByRole('button', { name: Place.cancel });
  expect(keep).toHaveFocus();
  fireEvent.click(keep);
  await rest();
  expect(screen.queryByRole('group', { name: Place.forget_ask })).toBeNull();
  expect(button(Place.edit.replace('{address}', 'Gimnasio'))).toHaveFocus();
  expect(kept()).toEqual([HOME, GYM]);
});

test('a forgotten place hands the focus on, the last one to the words that say so', async () => {
  const { kept } = show([HOME, GYM]);
  forget(Place.home);
  await rest();
  expect(button(Place.edit.replace('{address}', 'Gimnasio'))).toHaveFocus();
  forget('Gimnasio');
  await rest();
  expect(kept()).toEqual([]);
  expect(screen.getByText(Place.forgotten)).toHaveFocus();
});

test('in the left panel a tap chooses where to and closes it', () => {
  const onClose = jest.fn();
  const { stores } = renderApp(<PanelPlaces onClose={onClose} />, {}, {}, { services: ['delivery'] });
  act(() => stores.profile.setState({ places: [HOME, placeAt('Calle 2', { latitude: null })] }));
  fireEvent.click(screen.getByRole('radio'));
  expect(stores.delivery.getState()).toMatchObject({ place: HOME, isNews: true });
  expect(onClose).toHaveBeenCalled();
});

test('a tenant that brings nothing has no places in its panel', () => {
  const { stores } = renderApp(<PanelPlaces onClose={jest.fn()} />, {}, {}, { services: ['take_away'] });
  act(() => stores.profile.setState({ places: [HOME] }));
  expect(screen.queryByRole('radio')).toBeNull();
});
