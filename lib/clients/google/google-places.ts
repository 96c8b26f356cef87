import type { PlacesPort } from '@/lib/domain/delivery/places-port';
import type { Point } from '@/lib/domain/delivery/point';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import { type GoogleAsked, loadGoogle } from './load-google';
import { toFoundPlace } from './to-found-place';

type Where = { lang: Language; country: Country };

/** The radius of the branch's city and its surroundings. */
const NEAR_METRES = 30_000;
const FIELDS = ['id', 'location', 'formattedAddress', 'addressComponents'];
const NAMED: readonly string[] = ['establishment', 'point_of_interest'];
/** Google asks for its name where there is no map of its own. */
const ATTRIBUTION = 'Google Maps';

const toPoint = (at: google.maps.LatLng): Point => ({ latitude: at.lat(), longitude: at.lng() });
const toLatLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

async function find({
  geocoder,
  point,
  lang,
  country,
}: Where & { geocoder: google.maps.Geocoder; point: Point }) {
  const { results } = await geocoder.geocode({
    location: toLatLng(point),
    language: lang,
    fulfillOnZeroResults: true,
  });
  // The first one may be a code of the square.
  const found = results.find(({ address_components: parts }) =>
    parts.some(({ types }) => types.includes('route')),
  );
  if (!found) return null;
  return toFoundPlace({
    id: found.place_id,
    components: found.address_components.map(({ long_name: text, types }) => ({ text, types })),
    formatted: found.formatted_address,
    point,
    country,
  });
}

/** The words of a suggestion that names what stands there; those of an address name the address. */
const nameOf = (one: google.maps.places.PlacePrediction | undefined) =>
  one?.types.some((type) => NAMED.includes(type)) ? (one.mainText?.text ?? '') : '';

/** Google's answers behind our port. A session ends with a pick, which Google bills as one search. */
function createGooglePlaces({ places, geocoding, ...where }: Where & Libraries): PlacesPort {
  const predictions = new Map<string, google.maps.places.PlacePrediction>();
  const geocoder = new geocoding.Geocoder();
  let sessionToken = new places.AutocompleteSessionToken();
  return {
    async suggest({ text: input, near }) {
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        includedRegionCodes: [where.country.toLowerCase()],
        locationBias: { center: toLatLng(near), radius: NEAR_METRES },
        language: where.lang,
      });
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const one of found) predictions.set(one.placeId, one);
      return {
        suggestions: found.map((one) => ({ id: one.placeId, text: one.text.text, place: null })),
        attribution: ATTRIBUTION,
      };
    },
    async resolve({ id }) {
      const predicted = predictions.get(id);
      const place = predicted?.toPlace() ?? new places.Place({ id });
      await place.fetchFields({ fields: FIELDS });
      sessionToken = new places.AutocompleteSessionToken();
      if (!place.location) throw new Error('a place without a point');
      return toFoundPlace({
        id,
        components: (place.addressComponents ?? []).map(({ longText, types }) => ({
          text: longText ?? '',
          types,
        })),
        formatted: place.formattedAddress ?? '',
        point: toPoint(place.location),
        country: where.country,
        name: nameOf(predicted),
      });
    },
    reverse: (point) => find({ geocoder, point, ...where }),
  };
}

type Libraries = { places: google.maps.PlacesLibrary; geocoding: google.maps.GeocodingLibrary };

let opened: Promise<PlacesPort> | null = null;

/** Opens once for a page, so that the session of a search is kept. @throws Error without Google's script */
export function openGooglePlaces(asked: GoogleAsked): Promise<PlacesPort> {
  opened ??= loadGoogle(asked).then(async () => {
    const [places, geocoding] = await Promise.all([
      google.maps.importLibrary('places'),
      google.maps.importLibrary('geocoding'),
    ]);
    return createGooglePlaces({ places, geocoding, lang: asked.lang, country: asked.country });
  });
  return opened;
}
