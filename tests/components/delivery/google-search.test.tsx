import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { PlaceField } from '@/components/delivery/place-field';
import { ApiError } from '@/lib/clients/api-error';
import { findPlaceAt, logPlaceSearch, suggestPlaces } from '@/lib/contract/delivery/calls';
import type { Point } from '@/lib/domain/delivery/point';
import { useAddressOf } from '@/lib/queries/delivery/places';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import { installFakeGoogle } from '@/tests/support/browser/fake-google';
import { renderApp } from '@/tests/support/browser/render-app';

const { Errors, Place } = es;
const NORTE = { latitude: 4.65, longitude: -74.06 };
const SUGGESTION = { placeId: 'ChIJ1', text: 'Calle 60 # 9-40, Bogotá' };
const DOOR = {
  lat: 4.6482,
  lng: -74.0635,
  address: [
    ['9-40', 'street_number'],
    ['Calle 60', 'route'],
    ['Chapinero', 'sublocality'],
    ['Bogotá', 'locality'],
  ] as [string, string][],
};
const SPARE = {
  ...NORTE,
  id: 'osm:W1',
  precision: 'house' as const,
  address: 'Calle 60 # 9-40',
  neighbourhood: 'Chapinero',
  reference: '',
  postcode: '',
  city: 'Bogotá',
};
const down = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
const answers: NonNullable<Parameters<typeof installFakeGoogle>[0]> = {};
const google = installFakeGoogle(answers);

function Searching({ onPlace, onReverse }: { onPlace: jest.Mock; onReverse: jest.Mock }) {
  const [typed, setTyped] = useState('');
  const addressOf = useAddressOf();
  return (
    <>
      <PlaceField
        label={Place.address}
        near={NORTE}
        by="map"
        text={{ value: typed, error: undefined, onChange: setTyped, onBlur: () => undefined }}
        onPlace={onPlace}
      />
      <button type="button" onClick={async () => onReverse(await addressOf(NORTE))}>
        reverse
      </button>
    </>
  );
}

const rest = async () => {
  for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
};
function open(calls: Answers = { [suggestPlaces.path]: [down], [findPlaceAt.path]: [down] }) {
  const [onPlace, onReverse] = [jest.fn(), jest.fn()];
  const map = { kind: 'google' as const, key: 'a-browser-key', id: 'DEMO_MAP_ID' };
  const bench = renderApp(
    <Searching onPlace={onPlace} onReverse={onReverse} />,
    { [logPlaceSearch.path]: [{ id: 1 }], ...calls },
    {},
    { searchesPlaces: true },
    { map },
  );
  const logs = () => bench.calls.flatMap(({ path, body }) => (path === logPlaceSearch.path ? [body] : []));
  return { onPlace, onReverse, logs, paths: bench.paths };
}
const box = () => screen.getByRole('combobox', { name: Place.address });
async function type(value: string) {
  fireEvent.change(box(), { target: { value } });
  await rest();
}
async function pick(name: string) {
  fireEvent.click(screen.getByRole('option', { name }));
  await rest();
}

beforeEach(() => {
  for (const name of Object.keys(answers)) delete answers[name as keyof typeof answers];
  google.asked.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('addresses by Google (rule delivery/place-search)', () => {
  it('are suggested in the country and near the branch, named as Google’s, and resolved by a pick', async () => {
    Object.assign(answers, { suggestions: [SUGGESTION], place: DOOR });
    const { onPlace, paths } = open();
    await type('calle 60 # 9');
    expect(screen.getByText('Google Maps')).toBeVisible();
    expect(google.asked[0]).toMatchObject({
      call: 'suggest',
      input: {
        input: 'calle 60 # 9',
        includedRegionCodes: ['co'],
        language: 'es',
        locationBias: { center: { lat: 4.65, lng: -74.06 } },
      },
    });
    await pick(SUGGESTION.text);
    expect(onPlace).toHaveBeenCalledWith(
      {
        id: 'google:ChIJ1',
        precision: 'house',
        address: 'Calle 60 # 9-40',
        neighbourhood: 'Chapinero',
        reference: '',
        postcode: '',
        city: 'Bogotá',
        latitude: 4.6482,
        longitude: -74.0635,
      },
      'calle 60 # 9',
    );
    expect(paths()).not.toContain(suggestPlaces.path);
  });

  it('that name a shop or a building keep its name for the courier', async () => {
    const named = { placeId: 'ChIJ2', text: 'Panadería Sol, Calle 60, Bogotá', name: 'Panadería Sol' };
    Object.assign(answers, { suggestions: [named], place: DOOR });
    const { onPlace } = open();
    await type('panaderia sol');
    await pick(named.text);
    expect(onPlace.mock.calls[0]?.[0]).toMatchObject({
      address: 'Calle 60 # 9-40',
      reference: 'Panadería Sol',
    });
  });

  it('of one search share a session, which ends with the pick', async () => {
    Object.assign(answers, { suggestions: [SUGGESTION], place: DOOR });
    open();
    await type('calle 61');
    await type('calle 612');
    await pick(SUGGESTION.text);
    await type('calle 613');
    const tokens = google.asked.flatMap(({ call, input }) =>
      call === 'suggest' ? [(input as { sessionToken: object }).sessionToken] : [],
    );
    expect(tokens).toHaveLength(3);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[2]).not.toBe(tokens[1]);
  });

  it('tell which one was picked, and wait for nobody (rule delivery/place-log)', async () => {
    Object.assign(answers, { suggestions: [SUGGESTION], place: DOOR });
    const { logs, onPlace } = open({ [logPlaceSearch.path]: [down] });
    await type('calle 62');
    await pick(SUGGESTION.text);
    expect(onPlace).toHaveBeenCalledTimes(1);
    expect(logs()).toEqual([
      {
        search_google_log: {
          query: 'calle 62',
          place_id: 'google:ChIJ1',
          formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
          lat: 4.6482,
          lon: -74.0635,
          customer_id: 1,
        },
      },
    ]);
  });

  it('that are not found are said', async () => {
    open();
    await type('Vereda El Retiro');
    expect(screen.getByText(Errors.address_not_found)).toBeVisible();
  });

  it('of a point are found, or nothing is', async () => {
    Object.assign(answers, { reverse: { place_id: 'ChIJ2', address: DOOR.address } });
    const { onReverse } = open();
    fireEvent.click(screen.getByRole('button', { name: 'reverse' }));
    await rest();
    expect(onReverse).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'google:ChIJ2', address: 'Calle 60 # 9-40', ...NORTE }),
    );
  });

  it('are asked of the geocoder where Google fails', async () => {
    Object.assign(answers, { fails: true });
    const { onPlace } = open({ [suggestPlaces.path]: [{ places: [SPARE], attribution: '© OpenStreetMap' }] });
    await type('calle 64');
    expect(screen.getByText('© OpenStreetMap')).toBeVisible();
    await pick('Calle 60 # 9-40, Chapinero, Bogotá');
    expect(onPlace).toHaveBeenCalledWith(SPARE, 'calle 64');
  });

  it('are written where both fail, and nothing typed is lost', async () => {
    Object.assign(answers, { fails: true });
    open();
    await type('calle 65');
    expect(screen.getByText(Place.failed)).toBeVisible();
    expect(box()).toHaveValue('calle 65');
  });

  it('keep the words of a pick whose point is not to be had', async () => {
    Object.assign(answers, { suggestions: [SUGGESTION] });
    const { onPlace } = open();
    await type('calle 66');
    await pick(SUGGESTION.text);
    expect(onPlace).not.toHaveBeenCalled();
    expect(box()).toHaveValue(SUGGESTION.text);
    expect(screen.getByRole('alert')).toHaveTextContent(Place.failed);
  });
});

test('a point of the map needs no name', async () => {
  const { onReverse } = open();
  const point: Point = NORTE;
  fireEvent.click(screen.getByRole('button', { name: 'reverse' }));
  await rest();
  expect(onReverse).toHaveBeenCalledWith(null);
  expect(google.asked[0]).toMatchObject({ call: 'geocode', input: { location: { lat: point.latitude } } });
});
