import { scopesOf } from '@/lib/domain/staff/roles';
import { barOf, homeOf, STAFF_SCREENS } from '@/lib/domain/staff/screens';

const screensIn = (role: Parameters<typeof scopesOf>[0]) => barOf(scopesOf(role));

test('somebody with few screens has them in one row without a group (rule staff/bar)', () => {
  expect(screensIn('kitchen')).toEqual([
    { moment: null, screens: ['board', 'hand-over', 'deliveries', 'help', 'sold-out'] },
  ]);
});

test('an owner has every screen once, in the groups of the shift, the day and the shop (rule staff/bar)', () => {
  const bar = screensIn('owner');
  expect(bar.length).toBeGreaterThan(1);
  expect(bar[0]).toMatchObject({ moment: 'shift' });
  expect(bar.at(-1)).toMatchObject({
    moment: 'shop',
    screens: ['menu', 'import', 'branches', 'offers', 'look', 'people', 'history'],
  });
  expect(bar.flatMap(({ screens }) => screens)).toEqual(
    STAFF_SCREENS.filter(({ moment }) => moment !== null).map(({ name }) => name),
  );
});

test('the steps to the first order stand in no bar, and are the first screen while a restaurant is closed (rule tenant/starter)', () => {
  const home = (role: 'owner' | 'kitchen', status: 'active' | 'locked') =>
    homeOf({ slug: 'sol', status, scopes: scopesOf(role) });
  expect(home('owner', 'locked')).toBe('/sol/start');
  expect(home('owner', 'active')).toBe('/sol/board');
  expect(home('kitchen', 'locked')).toBe('/sol/board');
});

test('a group without a screen that somebody may see is not shown', () => {
  for (const { screens } of screensIn('cashier')) expect(screens.length).toBeGreaterThan(0);
});
