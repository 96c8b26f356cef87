import { readFileSync } from 'node:fs';
import { listSourceFiles } from './source-files';

const TABLE = 'app/preview/[domain]/[locale]/[[...path]]/page.tsx';

test('every screen of a tenant can be previewed (rule tenant/preview)', () => {
  const text = readFileSync(TABLE, 'utf8');
  const screens = listSourceFiles({ folders: ['app/[domain]'], pattern: /\/page\.tsx$/ }).map(({ path }) =>
    path.replace(/^app\//, '').replace(/\.tsx$/, ''),
  );
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((screen) => !text.includes(`/${screen}'`))).toEqual([]);
});
