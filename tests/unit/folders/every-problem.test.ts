import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSlugProblems } from '@/backend/folders/read/problems/find-tenant-problems';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'problems-')), 'brasa-andina');
  await cp('tenants/brasa-andina', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

import { DRAWN } from '@/tests/support/backend/bare-folder';

const write = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content);
const edit = async (file: string, change: (text: string) => string) =>
  write(file, change(await readFile(join(folder, file), 'utf8')));
async function problemsOf(): Promise<string[]> {
  const result = await readTenantFolder(folder, DRAWN);
  return result.ok ? [] : result.problems.map(printProblem);
}

test('what is wrong in the YAML files hides nothing of the others, and each line is named', async () => {
  await edit('tenant.yaml', (text) => text.replace('category: restaurant', 'category: castle'));
  await edit('branches.yaml', (text) =>
    text.replace('timezone: America/Bogota', 'timezone: America/Macondo'),
  );
  await edit('coverage.geojson', (text) => text.replace('"branch": "chapinero"', '"branch": "envigado"'));
  await write('categories.csv', 'key,name_es\nUno,Uno\n');
  await write('menu.csv', 'sku,category,name_es,price,alcohol,image\na,Uno,A,"12,90",maybe,no.webp\n');
  await write('options.csv', 'group,group_es,option,option_es,min\ng,G,x,X,dos\n');
  await write('coupons.csv', 'code,kind,value\nabc,percent,10\n');
  await write('tables.csv', 'branch,label\nenvigado,1\n');
  await write('popups.csv', 'key,title_es,image\nuno,,../logo.svg\n');
  const problems = await problemsOf();
  expect(problems).toEqual([
    expect.stringMatching(/^tenant\.yaml:7 category: "castle" is not allowed here; allowed: restaurant, /),
    expect.stringMatching(/^branches\.yaml:8 0\.timezone: is not a known time zone/),
    'categories.csv:2 key: "Uno" is not a key; allowed: lower-case words with hyphens, 60 letters at most',
    'options.csv:2 min: "dos" is not a whole number from 0 to 100',
    'menu.csv:2 price: "12,90" uses a comma: write 12.90, and COP has no decimals',
    'menu.csv:2 alcohol: "maybe" is neither yes nor no; allowed: x, no or an empty cell',
    expect.stringMatching(
      /^coverage\.geojson:\d+ features\.0\.properties\.branch: "envigado" is not a branch$/,
    ),
    'popups.csv:2 title_es: is empty',
    'coupons.csv:2 code: "abc" is not a code; allowed: 4 to 40 letters and digits, and hyphens between them',
    'tables.csv:2 branch: "envigado" is not a branch',
    'menu.csv:2 image: images/no.webp is not there',
    'popups.csv:2 image: "../logo.svg" is not the name of a file in images/',
  ]);
});

test('a tab is named once, in words for owners', async () => {
  await edit('tenant.yaml', (text) => text.replace('  theme_color', '\ttheme_color'));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/^tenant\.yaml:\d+: the line begins with a tab: indent with spaces$/),
  ]);
});

test('a picture that is none is named without the words of a library', async () => {
  await write('images/logo.svg', 'no picture at all');
  expect((await problemsOf())[0]).toMatch(
    /images\/logo\.svg cannot be used: it is not a picture, is damaged or is too large: export it again as JPEG/,
  );
});

test('a currency that the country does not sell in is refused (rule tenant/country-currency)', async () => {
  await edit('tenant.yaml', (text) => text.replace('currency: COP', 'currency: CLP'));
  expect(await problemsOf()).toContain('tenant.yaml:4 currency: CLP is not the currency of CO: write COP');
});

test('pictures, amounts and doubles of the YAML files are named by their line', async () => {
  await edit('tenant.yaml', (text) => text.replace('logo: logo.svg', 'logo: none.svg'));
  await edit('branches.yaml', (text) =>
    text
      .replace('slug: usaquen', 'slug: chapinero')
      .replace('minimum_order: 25000', 'minimum_order: 25000.5'),
  );
  await edit('coverage.geojson', (text) => text.replace('"chapinero-cerca"', '"chapinero"'));
  expect(await problemsOf()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^tenant\.yaml:\d+ logo: images\/none\.svg is not there$/),
      expect.stringMatching(/^branches\.yaml:\d+ 1\.minimum_order: 25000\.5 is not an amount in COP$/),
      expect.stringMatching(/^branches\.yaml:\d+ 1\.slug: "chapinero" appears twice$/),
      expect.stringMatching(
        /^coverage\.geojson:\d+ features\.1\.properties\.key: "chapinero" appears twice$/,
      ),
    ]),
  );
});

test('a service whose ways to pay are none for it is named', async () => {
  const [, listed] =
    /payment_methods: (\[.*\])/.exec(await readFile(join(folder, 'branches.yaml'), 'utf8')) ?? [];
  await edit('branches.yaml', (text) =>
    text.replace(listed ?? '', '[{ method: face_to_face }, { method: cash, services: [take_away] }]'),
  );
  const only = (service: string) =>
    expect.stringMatching(
      new RegExp(
        `^branches\\.yaml:\\d+ 0\\.payment_methods: lists for ${service} only face_to_face, which ${service} cannot be paid with$`,
      ),
    );
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/^branches\.yaml:\d+ 0\.booking\.deposit: needs an online method/),
    only('delivery'),
    only('schedule'),
  ]);
});

test('a file that is not there or is no YAML is named alone, with nothing made up about it', async () => {
  await rm(join(folder, 'tenant.yaml'));
  expect(await problemsOf()).toEqual(['tenant.yaml: this file is missing']);
  await write('tenant.yaml', 'name: [\n');
  expect(await problemsOf()).toEqual([expect.stringMatching(/^tenant\.yaml:\d+: /)]);
  expect(await readTenantFolder(join(folder, 'nowhere'), DRAWN)).toMatchObject({
    ok: false,
    problems: [{ place: { file: join(folder, 'nowhere') }, key: 'folder_missing' }],
  });
});

test('a missing menu or list of categories brings no false words about the other', async () => {
  await rm(join(folder, 'categories.csv'));
  expect(await problemsOf()).toEqual(['categories.csv: this file is missing']);
});

test('a spreadsheet saved in the old Windows letters, or as binary, is told how to save', async () => {
  const how = 'save the file as UTF-8 (in a spreadsheet: “CSV UTF-8”)';
  await write('popups.csv', Buffer.from('key,title_es\nuno,Uno\nfin,A\xf1o nuevo\n', 'latin1'));
  await write('tables.csv', Buffer.from('branch,label\npoblado,1\n', 'utf16le'));
  expect(await problemsOf()).toEqual([
    `popups.csv:3: is not valid UTF-8; ${how}`,
    `tables.csv:1: contains a NUL character; ${how}`,
  ]);
});

test('branches that are none are named in the column that says them', async () => {
  await write('categories.csv', 'key,name_es\nuno,Uno\n');
  await write(
    'menu.csv',
    'sku,category,name_es,price,branches,unavailable_at,stock\na,uno,A,1000,poblado|x,y,z=2|poblado=0\n',
  );
  const known = 'is not known; allowed: chapinero, usaquen, poblado, laureles';
  expect(await problemsOf()).toEqual([
    `menu.csv:2 branches: "x" ${known}`,
    `menu.csv:2 unavailable_at: "y" ${known}`,
    'menu.csv:2 stock: "z" is not a branch',
  ]);
});

test.each(['document', 'email'])(
  'what a tenant may say of the %s is named (rule people/optional-document)',
  async (key) => {
    await edit('tenant.yaml', (text) => text.replace('theme:\n', `${key}: optionl\ntheme:\n`));
    expect(await problemsOf()).toEqual([
      `tenant.yaml:12 ${key}: "optionl" is not allowed here; allowed: required, optional; did you mean optional?`,
    ]);
  },
);

test('a tip is switched off for services that there are, and what there are is said', async () => {
  await edit('tenant.yaml', (text) => text.replace('theme:\n', 'no_tip: [take_away, delivry]\ntheme:\n'));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(
      /^tenant\.yaml:12 no_tip\.1: "delivry" is not allowed here; allowed: delivery, schedule, /,
    ),
  ]);
});

const RULE = 'lower-case words with hyphens and a letter, at most 80 characters';

test.each(['Mi_Tienda', 'la--brasa', '2026', 'a'.repeat(81)])(
  'a folder named %s is told so, beside all else',
  async (name) => {
    const renamed = join(folder, '..', name);
    await edit('tenant.yaml', (text) => text.replace('category: restaurant', 'category: castle'));
    await cp(folder, renamed, { recursive: true });
    const result = await readTenantFolder(renamed, DRAWN);
    expect(result.ok ? [] : result.problems.map(printProblem)).toEqual([
      `${name}: the folder's name is not a slug; allowed: ${RULE}`,
      expect.stringMatching(/^tenant\.yaml:7 category: "castle" is not allowed here; allowed: restaurant, /),
    ]);
  },
);

test('a branch is named by a slug of the contract that no page of the tenant has', async () => {
  await edit('branches.yaml', (text) =>
    text
      .replace('slug: chapinero', 'slug: branch-offices')
      .replace('slug: usaquen', 'slug: Usaquén')
      .replace('slug: poblado', `slug: ${'p'.repeat(81)}`),
  );
  const ofBranches = (await problemsOf()).filter((one) => one.startsWith('branches.yaml'));
  expect(ofBranches).toEqual([
    'branches.yaml:1 0.slug: "branch-offices" is a reserved path; allowed: another word, such as branch-offices-1',
    expect.stringMatching(`^branches\\.yaml:\\d+ 1\\.slug: "Usaquén" is not a slug; allowed: ${RULE}$`),
    expect.stringMatching(`^branches\\.yaml:\\d+ 2\\.slug: "p{81}" is not a slug; allowed: ${RULE}$`),
  ]);
});

it('no tenant is called as the screens of the installation are', () => {
  expect(findSlugProblems('operator').map(({ key }) => key)).toEqual(['reserved_path']);
  expect(findSlugProblems('operadora')).toEqual([]);
});

test('a text that speaks at all speaks the tenant’s own language', async () => {
  await edit('tenant.yaml', (text) =>
    text
      .replace(/^description:\n {2}es: .*\n/m, 'description:\n')
      .replace(/^stores_label:.*\n/m, '')
      .concat('stores_label: {}\n'),
  );
  await edit('branches.yaml', (text) =>
    text.replace(/^ {2}description: .*$/m, '  description: { en: Here }'),
  );
  expect(await problemsOf()).toEqual([
    expect.stringMatching(
      /^tenant\.yaml:\d+ description\.es: is missing in the default language of the tenant$/,
    ),
    'branches.yaml:3 0.description.es: is missing in the default language of the tenant',
  ]);
});

test('what would mislead diners is refused, each at its place', async () => {
  await edit('tenant.yaml', (text) =>
    text.replace(/^linktree:\n/m, (line) =>
      [
        'new_menu_url: https://my menu.example/{supplier_slug}',
        'frame_ancestors: [https://a.example, "https://b.example/path", "https://*.example", http://c.example]',
        `${line}  - { target: blank, label: Blog }`,
        "  - { target: self, label: Blog, url: 'https://' }",
        "  - { target: _blank, label: ' ', url: 'https://blog.example' }\n",
      ].join('\n'),
    ),
  );
  await edit('branches.yaml', (text) =>
    text
      .replace("to: '2026-12-25'", "to: '2026-12-24'")
      .replace(
        /^ {2}services:/m,
        "  shipping_zones: [{ zone: ' ', value: 1 }, { zone: Norte, value: 1 }, { zone: 'norte ', value: 2 }]\n  services:",
      ),
  );
  const at = (file: string, rest: string) =>
    expect.stringMatching(new RegExp(`^${file}\\.yaml:\\d+ ${rest}`));
  const site = 'must be the origin of a site without a path';
  expect(await problemsOf()).toEqual([
    at('tenant', 'new_menu_url: must be an address such as https://menu\\.example/'),
    at('tenant', 'linktree\\.0\\.url: must be a valid address'),
    at('tenant', 'linktree\\.1\\.url: must be a valid address'),
    at('tenant', 'linktree\\.2\\.label_custom: is empty, and so is label'),
    at('tenant', `frame_ancestors\\.1: ${site}`),
    at('tenant', `frame_ancestors\\.2: ${site}`),
    at('tenant', `frame_ancestors\\.3: ${site}`),
    at('branches', '0\\.shipping_zones\\.0\\.zone: is empty'),
    at('branches', '0\\.shipping_zones\\.2\\.zone: "norte" appears twice'),
    at('branches', '0\\.exceptions\\.0\\.to: is before from'),
  ]);
});

test('a list of chats without one is refused', async () => {
  await edit('branches.yaml', (text) => text.replace(/^ {2}whatsapp:.*\n/gm, ''));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/^tenant\.yaml:\d+ flags\.contact_us: needs a branch with `whatsapp`$/),
  ]);
});

test('when a promotion holds is not said of none, and its label has an end', async () => {
  await write('categories.csv', 'key,name_es\nuno,Uno\n');
  await write(
    'menu.csv',
    `sku,category,name_es,price,promo_label_es,promo_days,promo_from,promo_to\na,uno,A,1000,,mon,18:00,20:00\nb,uno,B,1000,${'x'.repeat(121)},,,\n`,
  );
  const none = 'limits a promotion that has no label and no deal';
  expect(await problemsOf()).toEqual([
    `menu.csv:2 promo_days: ${none}`,
    `menu.csv:2 promo_from: ${none}`,
    `menu.csv:2 promo_to: ${none}`,
    'menu.csv:3 promo_label_es: has 121 characters, allowed are 120',
  ]);
});

test('a branch that schedules deliveries takes orders for later (rule branches/slots)', async () => {
  await edit('branches.yaml', (text) => text.replace('  timezone:', '  schedule_days: 0\n  timezone:'));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/^branches\.yaml:\d+ 0\.schedule_days: is 0, but `services` includes `schedule`$/),
  ]);
});
