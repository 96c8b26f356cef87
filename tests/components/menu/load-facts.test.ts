import { createFactsLoader } from '@/components/menu/search/load-facts';
import { readScreen } from '@/lib/browser/screen-facts';
import { loadDishFacts } from '@/lib/clients/dish-facts';
import { noteShownMenu } from '@/lib/stores/menu-topic';

jest.mock('@/lib/clients/dish-facts');
jest.mock('@/lib/browser/screen-facts');

const SUPPLIER = 7;
const load = jest.mocked(loadDishFacts);
const factsWith = (allergens: 'milk'[]) =>
  new Map([[1, { id: 1, label: null, tags: [], allergens }]]) as Awaited<ReturnType<typeof loadDishFacts>>;
beforeEach(() => {
  load.mockReset();
  // Safe: only the branch of the page is read.
  jest.mocked(readScreen).mockReturnValue({ supplier: { id: SUPPLIER } } as ReturnType<typeof readScreen>);
});

test('what an open search filters by follows the menu that is shown (rule menu/live)', async () => {
  const onChange = jest.fn();
  const { load: open, loaded, facts, stop } = createFactsLoader({ lang: 'es', onChange });
  noteShownMenu({ supplierId: SUPPLIER, version: 'a' });
  expect(load).not.toHaveBeenCalled();
  load.mockResolvedValueOnce(factsWith([]));
  open();
  await loaded();
  expect(facts()?.get(1)?.allergens).toEqual([]);
  load.mockResolvedValueOnce(factsWith(['milk']));
  noteShownMenu({ supplierId: SUPPLIER, version: 'b' });
  noteShownMenu({ supplierId: SUPPLIER, version: 'b' });
  noteShownMenu({ supplierId: 8, version: 'c' });
  await loaded();
  expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['a', 'b']);
  expect(facts()?.get(1)?.allergens).toEqual(['milk']);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  noteShownMenu({ supplierId: SUPPLIER, version: 'd' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('an answer from before the change does not take the place of the one after it', async () => {
  const { load: open, facts, loaded, stop } = createFactsLoader({ lang: 'es', onChange: () => undefined });
  const answers: ((facts: ReturnType<typeof factsWith>) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  open();
  noteShownMenu({ supplierId: SUPPLIER, version: 'e' });
  answers[1]?.(factsWith(['milk']));
  answers[0]?.(factsWith([]));
  await loaded();
  expect(facts()?.get(1)?.allergens).toEqual(['milk']);
  stop();
});
