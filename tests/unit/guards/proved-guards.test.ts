import { readFileSync } from 'node:fs';
import { GUARDS } from '@/scripts/guards.mjs';

test.each(GUARDS.map(({ name, file, guard }) => ({ name, file, guard })))(
  'the guard to take out stands where `npm run test:guards` looks for it: $name',
  ({ file, guard }) => {
    expect(readFileSync(file, 'utf8').split(guard)).toHaveLength(2);
  },
);
