import { type Component, toFoundPlace } from '@/lib/clients/google/to-found-place';
import type { Country } from '@/lib/domain/tenant/countries';

const part = (text: string, ...types: string[]): Component => ({ text, types });
const CITY = [part('Chapinero', 'sublocality_level_1', 'sublocality'), part('Bogotá', 'locality')];
const read = (components: Component[], country: Country = 'CO') =>
  toFoundPlace({
    id: 'ChIJ1',
    components,
    formatted: 'Cl. 60, Bogotá, Colombia',
    point: { latitude: 4.65, longitude: -74.06 },
    country,
  });

describe('a place of Google’s (rule delivery/place-search)', () => {
  it('with its number is found to the door, as the country writes it', () => {
    const door = [part('9-40', 'street_number'), part('Calle 60', 'route'), ...CITY];
    expect(read(door)).toEqual({
      id: 'google:ChIJ1',
      precision: 'house',
      address: 'Calle 60 # 9-40',
      neighbourhood: 'Chapinero',
      city: 'Bogotá',
      latitude: 4.65,
      longitude: -74.06,
    });
    expect(read([part('123', 'street_number'), part('Rua Harmonia', 'route')], 'BR').address).toBe(
      'Rua Harmonia, 123',
    );
  });

  it('without one is a street, and the point deserves a look', () => {
    expect(read([part('Calle 60', 'route'), ...CITY])).toMatchObject({
      precision: 'street',
      address: 'Calle 60',
    });
  });

  it('with a name of its own is a door', () => {
    expect(read([part('Edificio Nogal', 'premise'), part('Calle 60', 'route')])).toMatchObject({
      precision: 'house',
      address: 'Edificio Nogal, Calle 60',
    });
  });

  it('that is a district alone begins with what Google writes first', () => {
    expect(read(CITY)).toMatchObject({ precision: 'street', address: 'Cl. 60' });
  });
});
