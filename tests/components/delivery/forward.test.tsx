import { act, fireEvent, screen } from '@testing-library/react';
import LocationPage from '@/app/[domain]/[locale]/location/page';
import { LOCATION_SLOT_ID } from '@/components/layout/slots';
import { listBranches } from '@/lib/contract/branches/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockBranches = jest.fn();
jest.mock('@/lib/loaders/load', () => ({
  loadBranches: () => mockBranches(),
  loadTenant: async () => getContractExample(getConfig),
}));

const [branch] = getContractExample(listBranches);
const branchesOf = (...cities: number[]) =>
  cities.map((ciudad_id, index) => ({
    ...branch,
    id: index + 1,
    slug: `b${index}`,
    name: `Sede ${index}`,
    ciudad_id,
    services: ['delivery'],
  }));
const draw = (address = '/location?service=delivery') =>
  drawDocument({
    page: <LocationPage params={Promise.resolve({ domain: 'a.test', locale: 'es-CO' })} />,
    address,
  });
const open = (...cities: number[]) => {
  mockBranches.mockResolvedValue(branchesOf(...cities));
  return draw();
};
const STAY = { name: 'Quedarme aquí' };

beforeEach(() => localStorage.clear());

test.each([
  ['several branches of one city', [5, 5]],
  ['several cities', [5, 6]],
])(
  '%s: the diner says where to, and the list is there to be read (rule delivery/start)',
  async (_what, cities) => {
    await open(...cities);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', STAY)).toBeNull();
  },
);

test('the only branch of a city that has the service is announced, and a click stays', async () => {
  mockBranches.mockResolvedValue(
    branchesOf(5, 5).map((one, index) => ({ ...one, services: index === 0 ? ['delivery'] : ['schedule'] })),
  );
  await draw();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', STAY));
  expect(screen.queryByRole('button', STAY)).toBeNull();
});

test('whoever asked for the list reads it', async () => {
  mockBranches.mockResolvedValue(branchesOf(5, 5));
  await draw('/location?service=delivery#branches');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', STAY)).toBeNull();
});

test('where no branch has the service nobody is led anywhere', async () => {
  mockBranches.mockResolvedValue(branchesOf(5).map((one) => ({ ...one, services: ['on_table'] })));
  await draw();
  expect(screen.getByText(/ninguna sede ofrece este servicio/)).toBeVisible();
  expect(document.getElementById('forward')).toBeNull();
});

test('the only branch is not announced for a service that it lacks', async () => {
  mockBranches.mockResolvedValue(branchesOf(5));
  await draw('/location?service=schedule');
  expect(screen.queryByRole('button', STAY)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a known address has its answer instead of the list, from the first paint (rule delivery/reach)', async () => {
  localStorage.setItem('delivery', JSON.stringify({ version: 1, state: { place: { latitude: 4 } } }));
  await open(5, 5);
  expect(document.getElementById(LIST_ID)).toHaveAttribute('data-answered');
  expect(document.getElementById(LOCATION_SLOT_ID)).toHaveAttribute('data-answered');
  await draw('/location?service=delivery#branches');
  expect(document.getElementById(LIST_ID)).not.toHaveAttribute('data-answered');
});

test('saved places have their space from the first paint', async () => {
  const places = [{ latitude: 4 }, { latitude: null }, { latitude: 5 }];
  localStorage.setItem('profile', JSON.stringify({ version: 1, state: { places } }));
  await open(5, 5);
  expect(document.getElementById(LOCATION_SLOT_ID)?.style.getPropertyValue('--saved')).toBe('2');
});

test('the words go by themselves where nothing leads away', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    await open(5);
    expect(screen.getByRole('button', STAY)).toBeVisible();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByRole('button', STAY)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('of one branch the words stand over it from the first, so that nothing moves when they come', async () => {
  await open(5);
  expect(screen.getByRole('button', STAY)).toBeVisible();
  act(() => void dispatchEvent(new Event('pointerdown')));
  expect(screen.queryByRole('button', STAY)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
