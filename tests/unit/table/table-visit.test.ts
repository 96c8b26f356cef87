import { visitEnd } from '@/lib/domain/table/table-visit';

test('a table counts as the diner’s for six hours (rule table/code)', () => {
  expect(visitEnd(new Date('2026-11-25T20:00:00Z')).toISOString()).toBe('2026-11-26T02:00:00.000Z');
});
