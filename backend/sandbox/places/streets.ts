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
  ...streetsOf('CO', 'Bogotá', [
    ['Chapinero Central', 'Calle 57', 4.6437, -74.064],
    ['Chapinero Central', 'Carrera 9', 4.6465, -74.0618],
    ['Quinta Camacho', 'Calle 70A', 4.6549, -74.0588],
    ['Los Rosales', 'Carrera 5', 4.6541, -74.055],
    ['El Lago', 'Carrera 15', 4.6621, -74.0592],
    ['Teusaquillo', 'Carrera 17', 4.6398, -74.0705],
    ['Santa Bárbara', 'Calle 116', 4.6942, -74.0365],
    ['Santa Ana', 'Carrera 9A', 4.6894, -74.0337],
    ['Usaquén', 'Carrera 6', 4.6935, -74.0306],
  ]),
  ...streetsOf('CO', 'Medellín', [
    ['Manila', 'Carrera 43C', 6.2124, -75.5716],
    ['Provenza', 'Calle 8', 6.2075, -75.5655],
    ['Laureles', 'Carrera 76', 6.2461, -75.5955],
    ['Laureles', 'Avenida Nutibara', 6.2434, -75.5897],
  ]),
  ...streetsOf('PA', 'Ciudad de Panamá', [
    ['San Francisco', 'Vía Porras', 8.9951, -79.5064],
    ['San Francisco', 'Vía Israel', 8.9864, -79.5073],
    ['Costa del Este', 'Avenida Centenario', 9.0141, -79.4702],
  ]),
  ...streetsOf('BR', 'São Paulo', [
    ['Vila Madalena', 'Rua Aspicuelta', -23.5557, -46.6895, { postcode: '05433-010' }],
    ['Vila Madalena', 'Rua Fradique Coutinho', -23.5578, -46.6901, { postcode: '05416-010' }],
    ['Pinheiros', 'Rua Cardeal Arcoverde', -23.5607, -46.6835, { postcode: '05407-002' }],
  ]),
];
