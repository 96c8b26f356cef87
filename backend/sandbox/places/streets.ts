import type { Country } from '@/lib/domain/tenant/countries';

export type Street = {
  country: Country;
  city: string;
  neighbourhood: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Names of houses, by their number. */
  houses: Readonly<Record<string, string>>;
  postcode: string | null;
};

type Row = readonly [
  neighbourhood: string,
  name: string,
  latitude: number,
  longitude: number,
  more?: Partial<Pick<Street, 'houses' | 'postcode'>>,
];

const streetsOf = (country: Country, city: string, rows: readonly Row[]): Street[] =>
  rows.map(([neighbourhood, name, latitude, longitude, more]) => ({
    country,
    city,
    neighbourhood,
    name,
    latitude,
    longitude,
    houses: {},
    postcode: null,
    ...more,
  }));

/** Some of the cities of the demo; where they lie is about right. */
export const STREETS: readonly Street[] = [
  ...streetsOf('CO', 'Bogotá', [
    ['Chapinero Central', 'Calle 60', 4.6482, -74.0634],
    ['Chapinero Central', 'Calle 63', 4.6509, -74.0646, { houses: { '9-60': 'Edificio Lourdes' } }],
    ['Chapinero Alto', 'Carrera 7', 4.6471, -74.0602],
    ['Chapinero Central', 'Carrera 13', 4.6478, -74.0645],
    ['Santa Bárbara', 'Calle 118', 4.6957, -74.0322],
    ['Usme', 'Calle 137 Sur', 4.478, -74.119],
  ]),
  ...streetsOf('CO', 'Medellín', [
    ['El Poblado', 'Calle 10', 6.2098, -75.5694],
    ['El Poblado', 'Carrera 43A', 6.2091, -75.5705],
    ['Laureles', 'Circular 3', 6.2441, -75.5909],
  ]),
  ...streetsOf('PA', 'Ciudad de Panamá', [
    ['San Francisco', 'Calle 74 Este', 8.9938, -79.5083],
    ['San Francisco', 'Calle 50', 8.9921, -79.5117],
  ]),
  ...streetsOf('BR', 'São Paulo', [
    ['Vila Madalena', 'Rua Harmonia', -23.5538, -46.6912, { postcode: '05435-000' }],
    ['Pinheiros', 'Rua dos Pinheiros', -23.5669, -46.6884, { postcode: '05422-000' }],
  ]),
  ...streetsOf('PE', 'Lima', [
    ['Miraflores', 'Avenida José Larco', -12.1208, -77.0298],
    ['Miraflores', 'Jirón Tarata', -12.1196, -77.0282],
  ]),
  ...streetsOf('CO', 'Bogotá', [['Chicó', 'Calle 93B', 4.6771, -74.0482]]),
  ...streetsOf('MX', 'Cancún', [['SM 4', 'Avenida Bonampak', 21.1556, -86.8261, { postcode: '77500' }]]),
  ...streetsOf('CL', 'Valparaíso', [['Cerro Concepción', 'Almirante Montt', -33.0428, -71.6269]]),
  ...streetsOf('SV', 'San Salvador', [['Colonia Escalón', 'Pasaje 3', 13.7035, -89.2401]]),
  ...streetsOf('US', 'New York', [['Midtown', '5th Avenue', 40.7484, -73.9857, { postcode: '10118' }]]),
];
