import { givenAmountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';

describe('an id (rule platform/ids)', () => {
  test.each([1, 45, 2 ** 53 - 1])('is %d', (id) => {
    expect(idSchema.safeParse(id).success).toBe(true);
  });

  test.each([0, -1, 1.5, 2 ** 53, '45', null])('is not %j', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false);
  });

  test.each(['0', '045', '-1', '1.5', '4e2', '', ' 4', '99999999999999999'])('is not %j in a path', (id) => {
    expect(idParamSchema.safeParse(id).success).toBe(false);
  });
});

describe('an amount that a caller gives (rule platform/amounts, guarantee/no-card-data)', () => {
  test.each([0, 24.9, 1e10])('is %d', (amount) => {
    expect(givenAmountSchema.safeParse(amount).success).toBe(true);
  });

  test.each([-1, 1e10 + 1, 42_424_242_424_242.42, 4_242_424_242_424_242, '1'])('is not %j', (amount) => {
    expect(givenAmountSchema.safeParse(amount).success).toBe(false);
  });
});
