import type { Hono } from 'hono';
import { foldText } from '@/lib/domain/text/search-text';
import { STREETS, type Street } from './streets';

type Query = Readonly<Record<string, string>>;
type Place = { street: Street; number: string };

/** A number lies that much further along its street, in degrees. */
const STEP = 0.00001;
const DEGREE_KM = 111;
const FIRST = 5;

const degreesBetween = (street: Street, lat: number, lon: number) =>
  Math.hypot(street.latitude - lat, street.longitude - lon);

/** The number after the street in a text: «# 9-40», «, 123». */
const numberAfter = (text: string, street: string) =>
  /^[\s,#]*(?:no\.? )?(\d[\w-]*)/.exec(text.slice(street.length))?.[1] ?? '';

/** In the United States the number stands before the street: «350 5th Avenue». */
const numberFirst = (text: string, street: string) => {
  const [, number = '', rest = ''] = /^(\d+) (.+)$/.exec(text) ?? [];
  return rest.startsWith(street) ? number : '';
};

/** «Calle 74 Este, PH Mar» begins with a whole street. */
const holdsStreet = (text: string, street: string) =>
  text.startsWith(street) && !/^\w/.test(text.slice(street.length));

function findPlaces({ q = '', countrycode, lat, lon, limit }: Query): Place[] {
  const text = foldText(q);
  return STREETS.filter(({ country }) => !countrycode || country === countrycode)
    .flatMap((street) => {
      const name = foldText(street.name);
      const number = holdsStreet(text, name) ? numberAfter(text, name) : numberFirst(text, name);
      // «Calle 60» begins «Calle 60 # 9-40», and «cal» begins «Calle 60».
      const fits = name.startsWith(text) || holdsStreet(text, name) || number !== '';
      return fits ? { street, number: number.toUpperCase() } : [];
    })
    .sort(
      (a, b) =>
        degreesBetween(a.street, Number(lat), Number(lon)) -
        degreesBetween(b.street, Number(lat), Number(lon)),
    )
    .slice(0, Number(limit) || FIRST);
}

function findNearest({ lat, lon, radius }: Query): Place[] {
  const most = Number(radius) / DEGREE_KM;
  const near = STREETS.filter((street) => degreesBetween(street, Number(lat), Number(lon)) <= most);
  return near.slice(0, 1).map((street) => ({ street, number: '' }));
}

/** A house may have a name beside its number. */
function namesOf({ street, number }: Place) {
  if (number === '') return { name: street.name };
  const name = street.houses[number];
  return { street: street.name, housenumber: number, ...(name ? { name } : {}) };
}

const toFeature = ({ street, number }: Place) => ({
  type: 'Feature',
  geometry: {
    type: 'Point',
    coordinates: [street.longitude + (Number.parseInt(number, 10) || 0) * STEP, street.latitude],
  },
  properties: {
    osm_type: 'W',
    osm_id: STREETS.indexOf(street) + 1,
    type: number === '' ? 'street' : 'house',
    countrycode: street.country,
    ...namesOf({ street, number }),
    locality: street.neighbourhood,
    city: street.city,
    ...(street.postcode ? { postcode: street.postcode } : {}),
  },
});
const toAnswer = (places: readonly Place[]) => ({
  type: 'FeatureCollection',
  features: places.map(toFeature),
});

/** Photon's wire over a few streets, for demo and tests. */
export function registerPlaces({ app }: { app: Hono }): void {
  app.get('/photon/api', (c) => c.json(toAnswer(findPlaces(c.req.query()))));
  app.get('/photon/reverse', (c) => c.json(toAnswer(findNearest(c.req.query()))));
}
