import { createStores } from '@/lib/stores/create-stores';
import {
  forgetAddress,
  keepAddress,
  type SavedAddress,
  saveAddress,
} from '@/lib/stores/delivery/saved-addresses';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const WORDS = { address_optional: '', neighbourhood: '', postcode: '', reference: '' };
const ADDRESS = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  postcode: '',
  reference: 'Parque',
  formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
const NEW = {
  ...{ kind: 'other' as const, label: '' },
  ...{ location_price: null, supplier_id: null, polygon_id: null, zone: null },
};
const placeAt = (address: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  ...ADDRESS,
  ...NEW,
  address,
  ...more,
});
const open = (storage = memoryStorage()) =>
  createStores({ openStorage: () => storage, openSpare: memoryStorage });
const kept = ({ profile }: ReturnType<typeof open>) => profile.getState().places;

test('what is saved is still there after a reload, the newest first and ten at most', () => {
  const storage = memoryStorage();
  const stores = open(storage);
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  for (const number of numbers) {
    saveAddress({ stores, address: { ...ADDRESS, address: `Calle ${number}` }, supplierId: 2 });
  }
  const places = kept(open(storage));
  expect(places.map(({ address }) => address)).toEqual(
    numbers
      .slice(1)
      .reverse()
      .map((number) => `Calle ${number}`),
  );
  expect(places[0]).toMatchObject({ reference: 'Parque', supplier_id: 2, location_price: null });
});

test('of too many a place with a name stays (rule delivery/saved-addresses)', () => {
  const stores = open();
  const home = placeAt('Calle 1', { kind: 'home' });
  stores.profile.setState({
    places: [...Array.from({ length: 9 }, (_, at) => placeAt(`Carrera ${at}`)), home],
  });
  saveAddress({ stores, address: ADDRESS, supplierId: 2 });
  expect(kept(stores)).toHaveLength(10);
  expect(kept(stores).at(-1)).toEqual(home);
  const named = Array.from({ length: 10 }, (_, at) => placeAt(`Av. ${at}`, { label: `n${at}` }));
  stores.profile.setState({ places: named });
  saveAddress({ stores, address: ADDRESS, supplierId: 2 });
  expect(kept(stores)[0]).toMatchObject(ADDRESS);
  expect(kept(stores)).toHaveLength(10);
});

test('the same address is kept once, as it was said last, with its name', () => {
  const stores = open();
  saveAddress({ stores, address: ADDRESS, supplierId: 2 });
  const [was] = kept(stores);
  if (!was) throw new Error('nothing is kept');
  keepAddress({ stores, was, address: { ...was, kind: 'home' } });
  saveAddress({ stores, address: { ...ADDRESS, reference: 'Portería' }, supplierId: 3 });
  expect(kept(stores)).toEqual([{ ...ADDRESS, ...NEW, reference: 'Portería', supplier_id: 3, kind: 'home' }]);
});

test('an address in words alone is kept too, and a forgotten one is gone', () => {
  const storage = memoryStorage();
  const stores = open(storage);
  saveAddress({ stores, address: { ...ADDRESS, latitude: null, longitude: null }, supplierId: 2 });
  expect(kept(open(storage))).toHaveLength(1);
  forgetAddress({ stores, address: ADDRESS });
  expect(kept(open(storage))).toEqual([]);
});

test('what was typed of a place goes with it', () => {
  const stores = open();
  const typedOf = (address: string) => ({ purchaseId: 7, words: { ...WORDS, address } });
  stores.delivery.setState({ typed: typedOf('Calle 1') });
  forgetAddress({ stores, address: ADDRESS });
  expect(stores.delivery.getState().typed).toEqual(typedOf('Calle 1'));
  stores.delivery.setState({ typed: typedOf(ADDRESS.address) });
  forgetAddress({ stores, address: ADDRESS });
  expect(stores.delivery.getState().typed).toBeNull();
});

test('a place is changed where it stands, and the chosen one with it', () => {
  const stores = open();
  const [one, other] = [placeAt('Calle 1'), placeAt('Calle 2', { kind: 'home' })];
  stores.profile.setState({ places: [one, other] });
  stores.delivery.setState({ place: one });
  const changed = { ...one, address: 'Calle 1 # 2-3', kind: 'home' as const };
  keepAddress({ stores, was: one, address: changed });
  // There is one home.
  expect(kept(stores)).toEqual([changed, { ...other, kind: 'other' }]);
  expect(stores.delivery.getState().place).toEqual(changed);
});

test('a place that becomes another one is not kept twice, and an unknown one is added', () => {
  const stores = open();
  const [one, other] = [placeAt('Calle 1'), placeAt('Calle 2')];
  stores.profile.setState({ places: [one, other] });
  keepAddress({ stores, was: one, address: { ...other, label: 'Gimnasio' } });
  expect(kept(stores)).toEqual([{ ...other, label: 'Gimnasio' }]);
  const work = placeAt('Carrera 7', { kind: 'work' });
  keepAddress({ stores, was: work, address: work });
  expect(kept(stores)[0]).toEqual(work);
});

test('what an older version stored has no name and is read', () => {
  const storage = memoryStorage();
  const { kind, label, ...old } = placeAt('Calle 1');
  storage.setItem(
    'profile',
    JSON.stringify({
      version: 1,
      state: { profile: null, places: [old], ghost: null },
    }),
  );
  expect(kept(open(storage))).toEqual([placeAt('Calle 1')]);
});
