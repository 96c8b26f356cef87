import { idParamSchema, idSchema } from '@/lib/contract/primitives';

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
