import { act, fireEvent, screen } from '@testing-library/react';
import LocationPage from '@/app/[domain]/[locale]/location/page';
import { listBranches } from '@/lib/contract/branches/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
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
const STAY = { name: 'Ver la lista' };

beforeEach(() => localStorage.clear());

test('of several branches of one city the list stays back before it is drawn, and a key shows it', async () => {
  await open(5, 5);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent(/Buscamos la sede/);
  expect(screen.getByRole('button', STAY)).toBeVisible();
  act(() => void dispatchEvent(new Event('keydown')));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', STAY)).toBeNull();
});

test('a click alone shows the list too, as assistive technology presses the button', async () => {
  await open(5, 5);
  fireEvent.click(screen.getByRole('button', STAY));
  expect(screen.getAllByRole('article')).toHaveLength(2);
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
  expect(screen.queryByRole('button', { name: 'Quedarme aquí' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['of several cities', [5, 6]],
  ['of one branch', [5]],
])('the list %s is there to be read', async (_what, cities) => {
  await open(...cities);
  expect(screen.getAllByRole('article')).toHaveLength(cities.length);
});

test('with an address there is a choice, and the list to choose from', async () => {
  localStorage.setItem('delivery', JSON.stringify({ version: 1, state: { place: { latitude: 4 } } }));
  await open(5, 5);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the list comes by itself where nothing leads away', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    await open(5, 5);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('of one branch the words stand over it from the first, so that nothing moves when they come', async () => {
  await open(5);
  expect(screen.getByRole('button', { name: 'Quedarme aquí' })).toBeVisible();
  act(() => void dispatchEvent(new Event('pointerdown')));
  expect(screen.queryByRole('button', { name: 'Quedarme aquí' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
