import { firstNameOf, MEMBER_NAME, tellApart, toMemberName } from '@/lib/domain/table/members';

describe('the name of a member (rule table/joining)', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \u0007 María\n', 'Ana María'],
    ['\u202eanA\u2066', 'anA'],
    [' \u200b\u2028\t', ''],
    ['<b>Ana</b>', '<b>Ana</b>'],
    ['x'.repeat(50), 'x'.repeat(MEMBER_NAME)],
    [`${'x'.repeat(39)}🍕`, 'x'.repeat(39)],
  ])('%j is shown as %j', (typed, shown) => {
    expect(toMemberName(typed)).toBe(shown);
  });

  it('is the first word of a profile’s', () => {
    expect(firstNameOf('  Luis Alberto Gómez')).toBe('Luis');
    expect(firstNameOf('')).toBe('');
  });
});

test('people of one name are told apart by their numbers (rule table/account)', () => {
  const named = (...names: string[]) => names.map((name, at) => ({ number: at + 1, name }));
  const shown = (...names: string[]) => tellApart(named(...names)).map(({ name }) => name);
  expect(shown('Ana', 'Luis', 'ana')).toEqual(['Ana 1', 'Luis', 'ana 3']);
  expect(shown('Ana', 'Luis')).toEqual(['Ana', 'Luis']);
  expect(shown('', '')).toEqual(['', '']);
});
