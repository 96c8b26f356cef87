import { createStores } from '@/lib/stores/create-stores';
import { forgetAddress, saveAddress } from '@/lib/stores/saved-addresses';
import { memoryStorage } from '@/tests/support/backend/memory-storage';

const ADDRESS = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  reference: 'Parque',
  formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
const open = (storage = memoryStorage()) =>
  createStores({ openStorage: () => storage, openSpare: memoryStorage });

test('what is saved is still there after a reload, the newest first and five at most', () => {
  const storage = memoryStorage();
  const stores = open(storage);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    saveAddress({ stores, address: { ...ADDRESS, address: `Calle ${number}` }, supplierId: 2 });
  }
  const { places } = open(storage).profile.getState();
  expect(places.map(({ address }) => address)).toEqual([6, 5, 4, 3, 2].map((number) => `Calle ${number}`));
  expect(places[0]).toMatchObject({ reference: 'Parque', supplier_id: 2, location_price: null });
});

test('the same address is kept once, as it was said last', () => {
  const stores = open();
  saveAddress({ stores, address: ADDRESS, supplierId: 2 });
  saveAddress({ stores, address: { ...ADDRESS, reference: 'Portería' }, supplierId: 3 });
  expect(stores.profile.getState().places).toEqual([
    { ...ADDRESS, reference: 'Portería', location_price: null, supplier_id: 3, polygon_id: null },
  ]);
});

test('an address in words alone is kept too, and a forgotten one is gone', () => {
  const storage = memoryStorage();
  const stores = open(storage);
  saveAddress({ stores, address: { ...ADDRESS, latitude: null, longitude: null }, supplierId: 2 });
  expect(open(storage).profile.getState().places).toHaveLength(1);
  forgetAddress({ stores, address: ADDRESS });
  expect(open(storage).profile.getState().places).toEqual([]);
});
