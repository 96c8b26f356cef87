import { toGroupRule } from '@/lib/domain/menu/options/group-rule';

const group = (options: Parameters<typeof toGroupRule>[0]['options']) => ({
  ...{ id: 1, min: 0, max: 2, free: 1, price_rule: 'sum' as const, options },
});
const option = { id: 2, price: 1_500, max: 1, available: true, text_max: null };

test('prices of a group are in minor units, those of what is inside an option too (rule menu/options, rule menu/inside)', () => {
  const rule = toGroupRule(
    group([{ ...option, groups: [group([{ ...option, id: 3, price: 2.5 }])] }]),
    'MXN',
  );
  expect(rule).toMatchObject({ priceRule: 'sum', free: 1 });
  expect(rule.options).toMatchObject([
    { id: 2, priceMinor: 150_000, textMax: null, groups: [{ options: [{ id: 3, priceMinor: 250 }] }] },
  ]);
});
