import { findAvoided } from '@/lib/domain/menu/avoided-dishes';

test('a dish is found by each avoided allergen that it states, in the order of the list (rule table/avoided)', () => {
  const dishes = [
    { id: 1, allergens: ['gluten', 'milk', 'peanuts'] as const },
    { id: 2, allergens: ['gluten'] as const },
    { id: 3, allergens: [] },
  ];
  expect([...findAvoided({ dishes, avoided: ['peanuts', 'milk'] })]).toEqual([[1, ['peanuts', 'milk']]]);
  expect(findAvoided({ dishes, avoided: [] }).size).toBe(0);
});
