import { isSameDish } from '@/lib/domain/cart/lines';
import { sortedChoices, toChoices, toStored, withTexts } from '@/lib/domain/cart/stored-choices';

const arepa = { option_id: 9, count: 2 };
const named = (text: string) => ({ option_id: 4, count: 1, text });

test('equal choices are equal text, whatever their order and the blanks around what was written', () => {
  expect(sortedChoices([arepa, named(' Ana ')])).toEqual([named('Ana'), arepa]);
  expect(toStored(toChoices([named('Ana'), arepa]))).toEqual([named('Ana'), arepa]);
});

test('two cakes with two names are two dishes (rule menu/option-text)', () => {
  const cake = (text: string) => ({ offerId: 1, choices: [named(text)], comment: '', member_id: null });
  expect(isSameDish(cake('Ana'), cake('Ana '))).toBe(true);
  expect(isSameDish(cake('Ana'), cake('Eva'))).toBe(false);
});

test('what was written stands at its option', () => {
  const options = [{ optionId: 9 }, { optionId: 4 }];
  expect(withTexts(options, [arepa, named('Ana')])).toEqual([{ optionId: 9 }, { optionId: 4, text: 'Ana' }]);
  expect(withTexts(options, [arepa, { option_id: 4, count: 1 }])).toEqual(options);
});

test('pieces that are alike inside are one choice, others are told apart (rule menu/inside)', () => {
  const steak = (...inside: number[]) => ({
    option_id: 4,
    count: 1,
    options: inside.map((option_id) => ({ option_id, count: 1 })),
  });
  expect(sortedChoices([steak(8, 7), steak(9), steak(7, 8)])).toEqual([
    { ...steak(7, 8), count: 2 },
    steak(9),
  ]);
  expect(sortedChoices([steak(9), steak(7, 8)])).toEqual(sortedChoices([steak(8, 7), steak(9)]));
  expect(sortedChoices([steak()])).toEqual([{ option_id: 4, count: 1 }]);
  const named = [{ optionId: 4, options: [{ optionId: 7 }] }];
  const written = [{ option_id: 4, count: 1, options: [{ option_id: 7, count: 1, text: 'Ana' }] }];
  expect(withTexts(named, written)).toEqual([{ optionId: 4, options: [{ optionId: 7, text: 'Ana' }] }]);
});
