import { rolesBelow, STAFF_ROLES, scopesOf } from '@/lib/domain/staff/roles';
import { KEY_SCOPES, STAFF_SCOPES } from '@/lib/domain/staff/scopes';

test('each role may do what the one below it may, but the waiter’s tables are not the kitchen’s', () => {
  const [owner, manager, cashier, waiter, kitchen] = STAFF_ROLES.map(scopesOf);
  expect(owner).toEqual(STAFF_SCOPES);
  for (const [more = [], less = []] of [
    [owner, manager],
    [manager, cashier],
    [cashier, waiter],
    [waiter, kitchen],
  ])
    expect(more).toEqual(expect.arrayContaining([...less]));
  expect(kitchen).not.toContain('tables:write');
  expect(waiter).not.toContain('refunds:write');
  expect(cashier).toContain('day:write');
  expect(waiter).not.toContain('day:read');
  expect(cashier).not.toContain('history:read');
  expect(cashier).not.toContain('people:write');
  expect(cashier).not.toContain('shop:write');
  expect(manager).toContain('shop:write');
  expect(manager).not.toContain('instance:lock');
});

test.each([
  ['owner', STAFF_ROLES],
  ['manager', ['manager', 'cashier', 'waiter', 'kitchen']],
  ['cashier', []],
  ['waiter', []],
  ['kitchen', []],
] as const)('%s makes %j', (role, made) => expect(rolesBelow(role)).toEqual(made));

test('a key may all but make people and read what they did', () => {
  expect(STAFF_SCOPES.filter((scope) => !KEY_SCOPES.includes(scope))).toEqual([
    'history:read',
    'people:write',
  ]);
});
