import { fireEvent, screen, within } from '@testing-library/react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { Location } from '@/components/delivery/location/location';
import { getBranchesAt, getCoverage } from '@/lib/contract/delivery/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { Place } = es;
const named = [
  { supplier_id: 1, polygon_id: 4, zone: 'Chapinero', delivery_price: 4_900 },
  { supplier_id: 3, polygon_id: null, zone: 'Laureles', delivery_price: 0 },
  { supplier_id: 9, polygon_id: null, zone: 'De otra lista', delivery_price: 0 },
];
const NEAR = {
  ...{ supplier_id: 1, polygon_id: 4, delivery_price: 4_900, minimum: 0 },
  ...{ minutes: { least: 30, most: 45 }, distance_m: null },
};
const suppliers = [
  { id: 1, slug: 'norte', services: ['delivery' as const] },
  { id: 3, slug: 'este', services: ['delivery' as const] },
];
const listed = suppliers.map(
  ({ slug, services }): ListedBranch => ({
    ...{ slug, services, name: slug, picture: null, location: { latitude: 4.65, longitude: -74.06 } },
    city: slug === 'este' ? 'Medellín' : 'Bogotá',
    hours: {
      timezone: 'America/Bogota',
      weekly: [{ days: [...WEEKDAYS], open: '00:00', close: '00:00', services: null }],
      exceptions: [],
    },
  }),
);

beforeEach(() => getQueryClient().clear());

const open = (searchesPlaces: boolean) =>
  renderApp(
    <Location listed={listed} service="delivery">
      {null}
    </Location>,
    {
      [getCoverage.path]: [{ polygons: [], named }],
      [getBranchesAt.path]: [{ branches: [NEAR] }],
    },
    {},
    { suppliers, searchesPlaces },
  );

test('without a geocoder and a map the address is taken as it is typed, and a zone is chosen by its name (rule delivery/price)', async () => {
  const { stores, calls, asked } = open(false);
  const choice = await screen.findByRole('combobox', { name: Place.zone });
  expect(screen.queryByRole('button', { name: Place.on_map })).toBeNull();
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    Place.zone_choose,
    expect.stringMatching(/^Chapinero, Bogotá · \$\s4\.900$/),
    'Laureles, Medellín · gratis',
  ]);
  const address = screen.getByRole('textbox', { name: Place.address });
  fireEvent.change(address, { target: { value: 'Calle 85 # 12-40' } });
  fireEvent.change(choice, { target: { value: '1 Chapinero' } });
  fireEvent.click(screen.getByRole('button', { name: Place.use_zone }));
  expect(await screen.findByText('Llegamos hasta allí.')).toHaveFocus();
  expect(screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'norteEnvío $ 4.900 · 30–45 min',
  );
  expect(stores.delivery.getState().place).toMatchObject({
    ...{ address: 'Calle 85 # 12-40', neighbourhood: 'Chapinero', latitude: null },
    ...{ supplier_id: 1, polygon_id: 4, zone: 'Chapinero', location_price: 4_900 },
  });
  const query = asked[calls.findIndex(({ path }) => path === getBranchesAt.path)];
  expect(query).toEqual({ service: 'delivery', supplier_id: '1', zone: 'Chapinero' });
  expect(stores.delivery.getState().polygon).toBeNull();
  const branch = screen.getByRole('link', { name: 'norte' });
  branch.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(branch);
  const { polygon } = stores.delivery.getState();
  expect(polygon).toEqual({ supplier_id: 1, id: 4, delivery_price: 4_900, minimum: 0 });
});

test('a search leaves the choice until something is typed', async () => {
  open(true);
  await screen.findByRole('button', { name: Place.locate });
  expect(screen.queryByRole('combobox', { name: Place.zone })).toBeNull();
  const box = screen.getByRole('combobox', { name: Place.address });
  fireEvent.change(box, { target: { value: 'Calle 85 # 12-40' } });
  expect(await screen.findByRole('combobox', { name: Place.zone })).toBeVisible();
});
