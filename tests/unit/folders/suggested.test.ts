import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { DRAWN } from '@/tests/support/backend/bare-folder';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'suggested-')), 'brasa-andina');
  await cp('tenants/brasa-andina', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const write = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content);
const edit = async (file: string, change: (text: string) => string) =>
  write(file, change(await readFile(join(folder, file), 'utf8')));
async function problemsOf(): Promise<string[]> {
  const result = await readTenantFolder(folder, DRAWN);
  return result.ok ? [] : result.problems.map(printProblem);
}

test('what people write in place of what is meant is named with what is meant', async () => {
  await edit('tenant.yaml', (text) =>
    text.replace('logo: logo.svg', 'lgo: logo.svg').replace(/domains:.*/, "domains: ['https://casa.com/']"),
  );
  await edit('branches.yaml', (text) =>
    text
      .replace(/whatsapp: .*/, 'whatsapp: +573001234567')
      .replace(/days: \[[^\]]*\]/, 'days: [lunes, miércoles]')
      .replace(/address: .*/, 'address: Calle 10 # 43-12'),
  );
  await write('tables.csv', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'));
  await write('images/phone.heic', Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1'));
  await write('popups.csv', 'key,title_es,image,services\nuno,Uno,phone.heic,take-away\n');
  const problems = await problemsOf();
  expect(problems.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'tenant.yaml domains.0: "https://casa.com/" is an address: write the name alone, such as menu.example.com',
    'tenant.yaml: there is no field lgo here; did you mean logo?',
    'branches.yaml 0.whatsapp: must be a text, not 573001234567: write it in quotes',
    expect.stringMatching(
      /^branches\.yaml 0\.booking\.hours\.0\.days\.0: "lunes" is not allowed here; .*; did you mean mon\?$/,
    ),
    expect.stringMatching(
      /^branches\.yaml 0\.booking\.hours\.0\.days\.1: "miércoles" .*; did you mean wed\?$/,
    ),
    'branches.yaml address: ends before the #, which begins a comment: write the address in quotes',
    'tables.csv: is a spreadsheet (XLSX), not a text; save the file as UTF-8 (in a spreadsheet: “CSV UTF-8”)',
    expect.stringMatching(/^popups\.csv services: "take-away" is not known; .*; did you mean take_away\?$/),
    'popups.csv image: images/phone.heic cannot be used: it is a HEIC photo, which browsers do not show: export it as JPEG',
  ]);
});
