import {
  coversPost,
  mergePosts,
  type RoleBranches,
  type StaffPost,
  scopesAt,
  sharesBranch,
} from '@/lib/domain/staff/branches';

const at = (role: StaffPost['role'], branches: RoleBranches): StaffPost => ({ role, branches });

test.each([
  [at('owner', null), at('owner', null), true],
  [at('manager', null), at('kitchen', [1]), true],
  [at('manager', [1, 2]), at('manager', [2]), true],
  [at('manager', [1]), at('kitchen', [1, 2]), false],
  [at('manager', [1]), at('kitchen', null), false],
  [at('manager', null), at('owner', null), false],
  [at('cashier', null), at('kitchen', [1]), false],
])('%j may change %j: %s (rule staff/branches)', (own, other, may) =>
  expect(coversPost({ own, other })).toBe(may),
);

test('what is the whole restaurant’s is for who works at all (rule staff/branches)', () => {
  expect(scopesAt(at('manager', null))).toContain('history:read');
  expect(scopesAt(at('manager', [1]))).not.toContain('history:read');
  expect(scopesAt(at('manager', [1]))).toContain('people:write');
});

test('who works at one of the branches, or at all, is seen', () => {
  expect([sharesBranch([1], [1, 2]), sharesBranch([1], null), sharesBranch(null, [2])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(sharesBranch([1], [2, 3])).toBe(false);
});

test.each([
  [at('kitchen', [1]), at('kitchen', [2]), at('kitchen', [1, 2])],
  [at('kitchen', [1]), at('kitchen', null), at('kitchen', null)],
  [at('kitchen', [1]), at('manager', [1, 2]), at('manager', [1, 2])],
  [at('owner', null), at('kitchen', [1]), at('owner', null)],
  [at('manager', [1, 2]), at('waiter', [2]), at('manager', [1, 2])],
  // More here would be less there, or more there than anybody gave.
  [at('kitchen', [1]), at('manager', [2]), null],
  [at('manager', [1]), at('kitchen', null), null],
])('%j who takes an invitation to %j is %j (rule staff/branches)', (has, given, merged) =>
  expect(mergePosts({ has, given })).toEqual(merged),
);
