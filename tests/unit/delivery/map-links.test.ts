import { mapLinks } from '@/lib/domain/delivery/map-links';

test('a courier is led by the point of the address (rule staff/deliveries)', () => {
  const place = { latitude: 4.65, longitude: -74.06, address: 'Calle 63 # 9-40', city: 'Bogotá' };
  expect(mapLinks(place)).toEqual({
    phone: 'geo:4.65,-74.06?q=4.65%2C-74.06',
    google: 'https://www.google.com/maps/dir/?api=1&destination=4.65%2C-74.06',
    waze: 'https://waze.com/ul?ll=4.65%2C-74.06&navigate=yes',
  });
});

test('an address without a point is looked for by its words', () => {
  const place = { latitude: null, longitude: null, address: 'Calle 63 # 9-40', city: 'Bogotá' };
  const words = 'Calle+63+%23+9-40%2C+Bogot%C3%A1';
  expect(mapLinks(place)).toEqual({
    phone: `geo:0,0?q=${words}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${words}`,
    waze: `https://waze.com/ul?q=${words}&navigate=yes`,
  });
});
