import {
  type DishFilters,
  hasFilters,
  judgeDish,
  listOffered,
  NO_FILTERS,
  printFilters,
  readFilters,
} from '@/lib/domain/menu/dish-filters';
import type { Allergen, DietTag } from '@/lib/domain/menu/food-labels';

const dish = (tags: DietTag[] = [], allergens: Allergen[] = []) => ({ tags, allergens });
const filters = (changes: Partial<DishFilters>): DishFilters => ({ ...NO_FILTERS, ...changes });

test.each([
  ['nothing asked', dish(), {}, 'fits'],
  ['its diet', dish(['vegetarian']), { diets: ['vegetarian'] }, 'fits'],
  ['vegan is vegetarian', dish(['vegan']), { diets: ['vegetarian'] }, 'fits'],
  ['vegetarian is not vegan', dish(['vegetarian']), { diets: ['vegan'] }, 'other'],
  ['all diets', dish(['vegan']), { diets: ['vegan', 'spicy'] }, 'other'],
  ['an allergen that it states', dish([], ['milk', 'peanuts']), { without: ['peanuts'] }, 'other'],
  ['one that it does not state beside others', dish([], ['milk']), { without: ['peanuts'] }, 'fits'],
  ['nothing stated', dish(['vegan']), { without: ['peanuts'] }, 'unstated'],
  ['nothing stated, of another diet', dish(), { diets: ['vegan'], without: ['peanuts'] }, 'other'],
  ['nothing known, a diet', null, { diets: ['vegan'] }, 'other'],
  ['nothing known, an allergen', null, { without: ['milk'] }, 'unstated'],
  ['nothing known, nothing asked', null, { sort: 'cheapest' }, 'fits'],
] as const)('%s', (_what, one, asked, expected) => {
  expect(judgeDish({ dish: one, filters: filters(asked) })).toBe(expected);
});

test('a menu offers what its dishes have, and what is chosen', () => {
  const dishes = [dish(['spicy'], ['soy']), dish(['vegan'], ['milk', 'gluten']), dish()];
  expect(listOffered({ dishes, filters: NO_FILTERS })).toEqual({
    diets: ['vegan', 'spicy'],
    without: ['gluten', 'soy', 'milk'],
  });
  const chosen = filters({ diets: ['vegetarian'], without: ['lupin'] });
  expect(listOffered({ dishes: [dish()], filters: chosen })).toEqual({
    diets: ['vegetarian'],
    without: ['lupin'],
  });
});

test.each([
  ['', {}],
  [
    '?diet=vegan&without=peanuts,milk&sort=cheapest',
    { diets: ['vegan'], without: ['peanuts', 'milk'], sort: 'cheapest' },
  ],
  ['?lang=en&sort=dearest', { sort: 'dearest' }],
] as const)('filters of %j come back as they were', (query, changes) => {
  const read = readFilters(query);
  expect(read).toEqual(filters(changes));
  expect(hasFilters(read)).toBe(query !== '');
  expect(printFilters({ query, filters: read })).toBe(query);
});

test('an address keeps what is not a filter, and loses filters that are taken off', () => {
  expect(printFilters({ query: '?diet=vegan&lang=en', filters: NO_FILTERS })).toBe('?lang=en');
  expect(printFilters({ query: '?sort=dearest', filters: NO_FILTERS })).toBe('');
});

test('an address with words that are not known filters by nothing', () => {
  expect(readFilters('?diet=keto&without=%3Cscript%3E,stones&sort=name')).toEqual(NO_FILTERS);
});
