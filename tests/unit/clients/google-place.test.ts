import { type Component, toFoundPlace } from '@/lib/clients/google/to-found-place';
import type { Country } from '@/lib/domain/tenant/countries';

const part = (text: string, ...types: string[]): Component => ({ text, types });
const CITY = [part('Chapinero', 'sublocality_level_1', 'sublocality'), part('Bogotá', 'locality')];
const read = (components: Component[], country: Country = 'CO', name?: string) =>
  toFoundPlace({
    id: 'ChIJ1',
    components,
    formatted: 'Cl. 60, Bogotá, Colombia',
    point: { latitude: 4.65, longitude: -74.06 },
    country,
    ...(name === undefined ? {} : { name }),
  });

describe('a place of Google’s (rule delivery/place-search)', () => {
  it('with its number is found to the door, as the country writes it', () => {
    const door = [part('9-40', 'street_number'), part('Calle 60', 'route'), ...CITY];
    expect(read(door)).toEqual({
      id: 'google:ChIJ1',
      precision: 'house',
      address: 'Calle 60 # 9-40',
      neighbourhood: 'Chapinero',
      reference: '',
      postcode: '',
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

  it.each([
    ['a building', [part('Edificio Nogal', 'premise')], undefined, 'Edificio Nogal'],
    ['a shop that was picked', [], 'Panadería Sol', 'Panadería Sol'],
    ['a landmark beside it', [part('Parque Lourdes', 'landmark')], undefined, 'Parque Lourdes'],
    ['a building with a number for its name', [part('9-40', 'premise')], undefined, ''],
  ])('with %s is known by its name, and keeps its number', (_what, more, name, reference) => {
    const door = [part('9-40', 'street_number'), part('Calle 60', 'route'), ...more, ...CITY];
    expect(read(door, 'CO', name)).toMatchObject({ address: 'Calle 60 # 9-40', reference });
  });

  it.each<[Country, string, string]>([
    ['BR', '05435-000', '05435-000'],
    ['BR', '05435', ''],
    ['MX', '77500', '77500'],
    ['CO', '110231', ''],
  ])('in %s with the postcode %s has the postcode %j (rule delivery/postcode)', (country, text, postcode) => {
    expect(read([part('Rua Harmonia', 'route'), part(text, 'postal_code')], country)).toMatchObject({
      postcode,
    });
  });

  it('in Peru lies in the district that Google calls a city', () => {
    const lima = [part('Miraflores', 'locality'), part('Lima', 'administrative_area_level_2')];
    expect(read([part('Jirón Tarata', 'route'), ...lima], 'PE')).toMatchObject({
      neighbourhood: 'Miraflores',
      city: '',
    });
  });

  it('that is a district alone begins with what Google writes first', () => {
    expect(read(CITY)).toMatchObject({ precision: 'street', address: 'Cl. 60' });
  });
});
