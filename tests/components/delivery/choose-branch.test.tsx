import { act, screen } from '@testing-library/react';
import { ChooseBranch } from '@/app/[domain]/[locale]/_page/public/choose-branch';
import LocationPage from '@/app/[domain]/[locale]/location/page';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { listBranches } from '@/lib/contract/branches/calls';
import { searchCities } from '@/lib/contract/delivery/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { getQueryClient } from '@/lib/queries/query-client';
import { chooseService } from '@/lib/stores/choose-service';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockBranches = jest.fn();
jest.mock('@/lib/loaders/load', () => ({
  loadBranches: () => mockBranches(),
  loadTenant: async () => getContractExample(getConfig),
}));

const [branch] = getContractExample(listBranches);
const always = {
  timezone: 'America/Bogota',
  weekly: [{ days: [...WEEKDAYS], open: '00:00', close: '00:00', services: null }],
  exceptions: [],
};
const suppliersOf = (sur: readonly ServiceChoice[]) => [
  { id: 1, slug: 'norte', services: BRANCH.services },
  { id: 2, slug: 'sur', services: [...sur] },
];
const city = { supplier_id: 1, latitud: 4.6, longitud: -74 };

beforeEach(() => {
  getQueryClient().clear();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The list of two branches of one city, with the script that leads to the only one that delivers. */
async function open({ address, sur = ['take_away'] }: { address: string; sur?: readonly ServiceChoice[] }) {
  const suppliers = suppliersOf(sur);
  mockBranches.mockResolvedValue(
    suppliers.map(({ id, slug, services }) => ({
      ...branch,
      ...{ id, slug, name: slug, services, ciudad_id: 5, opening_hours: always },
    })),
  );
  await drawDocument({
    page: <LocationPage params={Promise.resolve({ domain: 'a.test', locale: 'es-CO' })} />,
    address,
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<dialog id="${OFFLINE_NOTICE_ID}"><a href="/">now</a></dialog>`,
  );
  const { stores } = renderApp(<ChooseBranch />, { [searchCities.path]: [[city]] }, {}, { suppliers });
  act(() => chooseService({ stores, choice: 'delivery' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  return stores;
}
const ADDRESS = '/location?service=delivery';

test('of a city with one branch that delivers the diner is led to it', async () => {
  await open({ address: ADDRESS });
  expect(screen.getByRole('status')).toHaveTextContent('Te llevamos a norte');
});

test('of several that deliver the diner says where to, and is led nowhere (rule delivery/start)', async () => {
  const stores = await open({ address: ADDRESS, sur: ['delivery'] });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText(/Te llevamos/)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(stores.profile.getState().ghost).toEqual({ latitude: 4.6, longitude: -74 });
});

test('the centre of the only city is a point to browse by, and no address (rule delivery/browsing-point)', async () => {
  // Without a connection the page is not left.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stores = await open({ address: ADDRESS });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  const { ghost, places } = stores.profile.getState();
  expect(ghost).toEqual({ latitude: 4.6, longitude: -74 });
  expect(places).toEqual([]);
  expect(stores.delivery.getState()).toMatchObject({ place: null });
});

test('whoever asked for the list is not led away from it', async () => {
  await open({ address: `${ADDRESS}#branches` });
  expect(screen.queryByText(/Te llevamos/)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('without a connection the way to the branch waits for it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ address: ADDRESS });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(document.getElementById(OFFLINE_NOTICE_ID)).toHaveAttribute('open');
  expect(screen.getByText('now')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/norte\?service=delivery$/),
  );
});
