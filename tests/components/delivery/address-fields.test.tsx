import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields } from '@/components/delivery/address-fields';
import { AddressPoint } from '@/components/delivery/address-point';
import { ApiError } from '@/lib/clients/api-error';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';
import { ADDRESS, NORTE } from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors, Place } = es;
type Point = Parameters<typeof AddressPoint>[0];
type Props = Omit<Point, 'address'> & { address: typeof ADDRESS | typeof nowhere };

const square: Props['zones'] = [
  {
    id: 1,
    active: true,
    supplier_id: 2,
    delivery_price: 4_900,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-74.08, 4.63],
          [-74.04, 4.63],
          [-74.04, 4.67],
          [-74.08, 4.67],
          [-74.08, 4.63],
        ],
      ],
    },
  },
];

const bound = (value: string) => ({ value, error: undefined, onChange: () => undefined });
const TEXTS = {
  address: bound(ADDRESS.address),
  address_optional: bound(''),
  neighbourhood: bound(ADDRESS.neighbourhood),
  postcode: bound(''),
  reference: bound(ADDRESS.reference),
};

function show(props: Partial<Props> = {}) {
  const onChange = jest.fn();
  const branch = {
    branch: { ...NORTE, label: 'Norte' },
    currency: 'COP' as const,
    otherwise: <button type="button">{Checkout.change_service}</button>,
  };
  const point = { ...branch, zones: square, failure: null, error: undefined, needsMap: true, isRough: false };
  const rules = { isOptional: false, choice: null, onUnpin: () => undefined };
  const part = { ...point, ...rules, address: ADDRESS, onChange, ...props };
  renderApp(
    <AddressFields texts={TEXTS} near={NORTE} by="map" onPlace={() => undefined}>
      <AddressPoint {...part} />
    </AddressFields>,
    {},
  );
  return { onChange };
}

test('zones that did not come say so and are asked for again, and nobody is told that we do not come', async () => {
  const onRetry = jest.fn();
  const error = new ApiError({ kind: 'network', key: 'network' });
  show({ zones: null, failure: { error, onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent(Errors.network);
  expect(screen.queryByText(Checkout.outside)).toBeNull();
  expect(screen.queryByRole('button', { name: Checkout.change_service })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: Errors.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('that a point is outside is said above the map, in sight of who sets it', () => {
  show({ address: { ...ADDRESS, latitude: 4.7 } });
  const outside = screen.getByText(Checkout.outside);
  const map = screen.getByRole('button', { name: Place.sketch });
  expect(outside.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(map).toHaveAccessibleDescription(Checkout.outside);
});

test('a point that no zone covers is told so, and offered to be fetched', () => {
  show({ address: { ...ADDRESS, latitude: 4.7 } });
  expect(screen.getByText(Checkout.outside)).toBeVisible();
  expect(screen.getByRole('button', { name: Checkout.change_service })).toBeVisible();
});

const nowhere = { ...ADDRESS, latitude: null, longitude: null };

test.each([
  ['before any point is set', nowhere],
  ['wherever that is', ADDRESS],
])(
  'a branch without zones asks for no point, says that it brings nothing and offers the rest %s',
  (_when, address) => {
    show({ zones: [], address, error: Checkout.no_point });
    expect(screen.getByText(Checkout.no_delivery)).toBeVisible();
    expect(screen.queryByText(Checkout.no_point)).toBeNull();
    expect(screen.queryByRole('button', { name: Place.locate })).toBeNull();
    expect(screen.getByRole('button', { name: Checkout.change_service })).toBeVisible();
  },
);

describe('the map', () => {
  const map = () => screen.getByRole('button', { name: Place.sketch });

  it.each<[string, 'latitude' | 'longitude', 1 | -1]>([
    ['ArrowUp', 'latitude', 1],
    ['ArrowDown', 'latitude', -1],
    ['ArrowRight', 'longitude', 1],
    ['ArrowLeft', 'longitude', -1],
  ])('moves the point with %s', (key, axis, way) => {
    const { onChange } = show({ zones: square });
    fireEvent.keyDown(map(), { key });
    const [[at]] = onChange.mock.calls;
    expect(Math.sign(at[axis] - ADDRESS[axis])).toBe(way);
    const other = axis === 'latitude' ? 'longitude' : 'latitude';
    expect(at[other]).toBeCloseTo(ADDRESS[other], 6);
  });

  it('begins at the branch, and leaves other keys alone', () => {
    const { onChange } = show({ zones: square, address: nowhere });
    expect(fireEvent.keyDown(map(), { key: 'Tab' })).toBe(true);
    fireEvent.click(map(), { detail: 0 });
    expect(onChange).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(map(), { key: 'ArrowUp' })).toBe(false);
    expect(onChange.mock.calls[0][0].longitude).toBeCloseTo(NORTE.longitude, 6);
  });

  it('is read with what is wrong with its point', () => {
    show({ zones: square, address: nowhere, error: Checkout.no_point });
    expect(map()).toHaveAccessibleDescription(Checkout.no_point);
  });
});

describe('the device', () => {
  const ask = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
  beforeEach(() => {
    ask.mockReset();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: ask },
    });
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = (how: 'granted' | 'refused') =>
    act(() => {
      const [granted, refused] = ask.mock.calls.at(-1) ?? [];
      if (how === 'granted') granted?.({ coords: NORTE } as GeolocationPosition);
      else refused?.({ code: 1 } as GeolocationPositionError);
    });

  it('that may say where it is sets the point; while it looks it says so and is asked once', async () => {
    const { onChange } = show({ zones: square, address: nowhere });
    await press(Place.locate);
    expect(screen.getByRole('button', { name: Place.locating })).toHaveAttribute('aria-busy', 'true');
    await press(Place.locating);
    expect(ask).toHaveBeenCalledTimes(1);
    answer('granted');
    expect(onChange).toHaveBeenCalledWith(NORTE);
    expect(screen.getByRole('button', { name: Place.locate })).toHaveAttribute('aria-busy', 'false');
  });

  it('that may not is told of until the point is set another way', async () => {
    show({ zones: square, address: nowhere });
    await press(Place.locate);
    answer('refused');
    expect(screen.getByRole('alert')).toHaveTextContent(Place.locate_failed);
    fireEvent.keyDown(screen.getByRole('button', { name: Place.sketch }), { key: 'ArrowUp' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that may not leads to the zone where there is no map to mark', async () => {
    show({ zones: square, address: nowhere, isOptional: true, choice: <p>zones</p> });
    await press(Place.locate);
    answer('refused');
    expect(screen.getByRole('alert')).toHaveTextContent(Place.locate_failed_zone);
  });

  it('is asked again after it refused', async () => {
    show({ zones: square, address: nowhere });
    await press(Place.locate);
    answer('refused');
    await press(Place.locate);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
