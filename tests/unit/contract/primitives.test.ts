import {
  dateSchema,
  givenAmountSchema,
  idParamSchema,
  idSchema,
  momentSchema,
} from '@/lib/contract/primitives';

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

describe('a day and a moment that a caller gives', () => {
  test.each(['1000-01-01', '2026-11-18', '8999-12-31'])('are of %s', (date) => {
    expect(dateSchema.safeParse(date).success).toBe(true);
    expect(momentSchema.safeParse(`${date}T17:00:00Z`).success).toBe(true);
  });

  test.each([
    '0000-01-01',
    '0000-00-00',
    '0001-01-01',
    '9999-99-99',
    '9999-12-31',
    '2026-02-30',
    '+012026-01-01',
    '12026-01-01',
  ])('are not of %s', (date) => {
    expect(dateSchema.safeParse(date).success).toBe(false);
    expect(momentSchema.safeParse(`${date}T17:00:00Z`).success).toBe(false);
  });
});
