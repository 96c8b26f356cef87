import { distinctNames } from '@/lib/domain/branches/distinct-names';

test('branches of one name are told apart by their address (rule staff/branches)', () => {
  const branch = (name: string, slug: string) => ({ name, slug });
  const all = [branch('Centro', 'centro'), branch('Centro', 'centro-2'), branch('Norte', 'norte')];
  expect(distinctNames(all).map(({ name }) => name)).toEqual([
    'Centro (centro)',
    'Centro (centro-2)',
    'Norte',
  ]);
});
