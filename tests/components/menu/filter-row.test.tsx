import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterRow, type FilterState } from '@/components/menu/search/filter-row';
import { type DishFilters, NO_FILTERS } from '@/lib/domain/menu/dish-filters';
import { renderTexts, textsOf } from '@/tests/support/browser/render-texts';

const { Allergens, Menu } = textsOf();
const without = (allergen: 'milk' | 'peanuts') => Menu.without.replace('{allergen}', Allergens[allergen]);
const offered: FilterState['offered'] = { diets: ['vegetarian', 'spicy'], without: ['peanuts', 'milk'] };

function show(changes: Partial<FilterState> = {}) {
  const chosen: DishFilters[] = [];
  const onRetry = jest.fn();
  renderTexts(
    <FilterRow
      filters={NO_FILTERS}
      offered={offered}
      found={3}
      unstated={0}
      hasFailed={false}
      note={document.body}
      onChange={(filters) => chosen.push(filters)}
      onRetry={onRetry}
      {...changes}
    />,
  );
  return { chosen, onRetry, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('what the menu has can be chosen, and is told as pressed', async () => {
  const { chosen, press } = show({ filters: { ...NO_FILTERS, diets: ['spicy'], without: ['milk'] } });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  // Those of the address first: the row may be longer than the screen (rule menu/filters).
  expect(names).toEqual([
    Menu.spicy,
    without('milk'),
    Menu.vegetarian,
    Menu.cheapest,
    Menu.dearest,
    without('peanuts'),
    Menu.filters_clear,
  ]);
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual([Menu.spicy, without('milk')]);
  await press(Menu.vegetarian);
  await press(without('milk'));
  await press(Menu.dearest);
  expect(chosen).toMatchObject([
    { diets: ['spicy', 'vegetarian'], without: ['milk'], sort: null },
    { diets: ['spicy'], without: [], sort: null },
    { diets: ['spicy'], without: ['milk'], sort: 'dearest' },
  ]);
});

test('a pressed order is taken off, and all filters at once, with the focus kept in the row', async () => {
  const { chosen, press } = show({ filters: { ...NO_FILTERS, sort: 'cheapest' } });
  await press(Menu.cheapest);
  await press(Menu.filters_clear);
  expect(chosen).toEqual([NO_FILTERS, NO_FILTERS]);
  expect(screen.getByRole('group', { name: Menu.filters })).toHaveFocus();
});

test('what states no allergens is said to be left out, and that only stated ones count (rule menu/filters)', () => {
  show({ filters: { ...NO_FILTERS, without: ['milk'] }, unstated: 2 });
  expect(screen.getByText(/2 productos no dicen/)).toHaveTextContent(Menu.ask_first);
  expect(screen.queryByText(Menu.filters_none)).toBeNull();
});

test('nothing found says so', () => {
  show({ filters: { ...NO_FILTERS, diets: ['spicy'] }, found: 0 });
  expect(screen.getByText(Menu.filters_none)).toBeVisible();
  expect(screen.queryByText(Menu.ask_first)).toBeNull();
});

test('filters that did not come say so and are asked for again', async () => {
  const { onRetry, press } = show({ hasFailed: true, found: 0, offered: { diets: [], without: [] } });
  expect(screen.getByText(Menu.filters_failed)).toBeVisible();
  await press(Menu.retry);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
