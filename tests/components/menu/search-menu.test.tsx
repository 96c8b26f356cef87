import { waitFor } from '@testing-library/react';
import { startSearch } from '@/components/menu/search/search-menu';
import { type DishFilters, NO_FILTERS } from '@/lib/domain/menu/dish-filters';
import es from '@/messages/es.json';

let mockFilters: DishFilters = NO_FILTERS;
const mockDraw = jest.fn();
jest.mock('@/components/menu/search/follow-filters', () => ({
  followFilters: () => ({
    filters: () => mockFilters,
    facts: () => null,
    ready: async () => undefined,
    open: () => undefined,
    draw: mockDraw,
    stop: () => undefined,
  }),
}));

/** A search of a menu without dishes: nothing is ever found. */
async function find({ words, filters }: { words: string; filters: DishFilters }) {
  mockFilters = filters;
  mockDraw.mockClear();
  document.body.innerHTML = `<main><div><button></button><div><input><button></button></div><p></p></div></main>`;
  const [root, bar, box, input, status] = ['main', 'main > div', 'div div', 'input', 'p'].map((one) =>
    document.querySelector<HTMLElement>(one),
  );
  const [open, close] = document.querySelectorAll('button');
  if (!root || !bar || !box || !(input instanceof HTMLInputElement) || !status || !open || !close)
    throw new Error('no search');
  status.dataset.none = es.Menu.found_none;
  input.value = words;
  const onClosed = () => undefined;
  const search = { open, close, box, input, status };
  const { stop } = startSearch({ root, bar, search, loadParts: async () => null, onClosed });
  await waitFor(() => expect(mockDraw).toHaveBeenCalledWith({ found: 0, unstated: 0 }));
  stop();
  return status.textContent;
}
// The environment's own signals are not those of its documents.
beforeAll(() =>
  Object.assign(globalThis, {
    AbortController: class {
      abort = () => undefined;
    },
  }),
);

const vegan: DishFilters = { ...NO_FILTERS, diets: ['vegan'] };

test('words that find nothing say so; with filters, which say so themselves, nothing is said twice (rule menu/filters)', async () => {
  expect(await find({ words: 'xyz', filters: NO_FILTERS })).toBe(es.Menu.found_none);
  expect(await find({ words: '', filters: vegan })).toBe('');
  expect(await find({ words: 'xyz', filters: vegan })).toBe('');
});
