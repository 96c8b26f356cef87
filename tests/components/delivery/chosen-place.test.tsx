import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { ChosenPlace } from '@/components/delivery/location/chosen-place';
import { getQueryClient } from '@/lib/queries/query-client';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { Place } = es;
const place: SavedAddress = {
  ...{ address_optional: '', postcode: '', reference: '', formatted_address: '', place_id: null },
  ...{ latitude: 4.65, longitude: -74.06, address: 'Calle 60 # 9-40', neighbourhood: 'Chapinero', city: '' },
  ...{ kind: 'other', label: '', location_price: null, supplier_id: null, polygon_id: null, zone: null },
};

test('an address that is kept for the first time is saved, not changed (rule delivery/saved-addresses)', () => {
  const { stores } = renderApp(
    <QueryClientProvider client={getQueryClient()}>
      <ChosenPlace place={place} onChange={jest.fn()} />
    </QueryClientProvider>,
    {},
    {},
    { searchesPlaces: false },
  );
  const keep = screen.getByRole('button', { name: Place.keep });
  // A mark between the two would hang at the end of a narrow line.
  expect(keep.parentElement).toHaveTextContent(new RegExp(`^${Place.change}${Place.keep}$`));
  fireEvent.click(keep);
  expect(screen.getByRole('group', { name: Place.keeping })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: Place.save }));
  expect(stores.profile.getState().places).toMatchObject([{ address: place.address }]);
});
