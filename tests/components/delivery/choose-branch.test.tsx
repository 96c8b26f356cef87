import { act, screen } from '@testing-library/react';
import { ChooseBranch } from '@/app/[domain]/[locale]/_page/public/choose-branch';
import LocationPage from '@/app/[domain]/[locale]/location/page';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { listBranches } from '@/lib/contract/branches/calls';
import { searchCities } from '@/lib/contract/delivery/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { getQueryClient } from '@/lib/queries/query-client';
import { chooseService } from '@/lib/stores/choose-service';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { BRANCH, renderVisit } from '@/tests/support/browser/render-visit';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockBranches = jest.fn();
jest.mock('@/lib/loaders/load', () => ({
  loadBranches: () => mockBranches(),
  loadTenant: async () => getContractExample(getConfig),
}));

const [branch] = getContractExample(listBranches);
const always = (services: string[] | null) => ({
  timezone: 'America/Bogota',
  weekly: [{ days: [...WEEKDAYS], open: '00:00', close: '00:00', services }],
  exceptions: [],
});
const SUPPLIERS = ['norte', 'sur'].map((slug, index) => ({
  id: index + 1,
  slug,
  services: BRANCH.services,
}));
const city = { supplier_id: 1, latitud: 4.6, longitud: -74 };

beforeEach(() => {
  getQueryClient().clear();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The list of two branches of one city, the first of which is the city's, with the script that chooses one. */
async function open({ address, norte }: { address: string; norte: string[] | null }) {
  const hours = [always(norte), always(null)];
  mockBranches.mockResolvedValue(
    SUPPLIERS.map(({ id, slug, services }, index) => ({
      ...branch,
      ...{ id, slug, name: slug, services, ciudad_id: 5, opening_hours: hours[index] },
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
  const { stores } = renderVisit(
    <ChooseBranch />,
    { [searchCities.path]: [[city]] },
    {},
    { suppliers: SUPPLIERS },
  );
  act(() => chooseService({ stores, choice: 'delivery' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  return stores;
}
const ADDRESS = '/location?service=delivery';

test.each([
  ['one that delivers now', ['take_away'], 'sur'],
  ['the city’s own while it delivers', ['delivery'], 'norte'],
])('of the branches of a city the diner is led to %s', async (_which, norte, name) => {
  await open({ address: ADDRESS, norte });
  expect(screen.getByRole('status')).toHaveTextContent(`Te llevamos a ${name}`);
});

test('the centre of the only city is a point to browse by, and no address (rule delivery/browsing-point)', async () => {
  // Without a line the page is not left.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stores = await open({ address: ADDRESS, norte: ['delivery'] });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  const { ghost, places } = stores.profile.getState();
  expect(ghost).toEqual({ latitude: 4.6, longitude: -74 });
  expect(places).toEqual([]);
  expect(stores.delivery.getState()).toMatchObject({ place: null });
});

test('whoever asked for the list is not led away from it', async () => {
  await open({ address: `${ADDRESS}#branches`, norte: null });
  expect(screen.queryByText(/Te llevamos/)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('without a line the way to the branch waits for it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ address: ADDRESS, norte: null });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(document.getElementById(OFFLINE_NOTICE_ID)).toHaveAttribute('open');
  expect(screen.getByText('now')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/norte\?service=delivery$/),
  );
});
