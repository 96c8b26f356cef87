import { isOfStaff, loadStaffTexts } from '@/lib/i18n/load-staff-texts';
import { listSourceFiles } from '../source-files';

test('the screens of staff get each group of texts that their parts read', async () => {
  const files = listSourceFiles({ folders: ['components/staff'], pattern: /\.tsx?$/ });
  const asked = files.flatMap(({ text }) =>
    [...text.matchAll(/useTranslations\('(\w+)'\)/g)].map(([, group = '']) => group),
  );
  expect(asked).toContain('StaffEditing');
  expect([...new Set(asked)].filter((group) => !isOfStaff(group))).toEqual([]);
  expect(Object.keys(await loadStaffTexts('es'))).not.toContain('Cart');
});
