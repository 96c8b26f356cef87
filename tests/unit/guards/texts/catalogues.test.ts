import { readdirSync, readFileSync } from 'node:fs';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

test('the three catalogues hold the same keys (rule tenant/languages)', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(es).sort());
  expect(keysOf(pt).sort()).toEqual(keysOf(es).sort());
});

test('a way to pay has one name on every screen', () => {
  const named = new Set(Object.keys(es.Methods).map((method) => `method_${method}`));
  expect(keysOf(es).filter((key) => named.has(key.split('.').at(-1) ?? ''))).toEqual([]);
});

test.each(readdirSync('messages/countries'))('%s lays over keys that exist', (file) => {
  const overlay = JSON.parse(readFileSync(`messages/countries/${file}`, 'utf8'));
  expect(keysOf(es)).toEqual(expect.arrayContaining(keysOf(overlay)));
});

test('holes of a sentence are the same in every language', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
  const at = (tree: object, key: string) =>
    key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree);
  for (const key of keysOf(es)) {
    const names = new Set(holes(String(at(es, key))));
    expect({ key, holes: [...new Set(holes(String(at(en, key))))] }).toEqual({ key, holes: [...names] });
    expect({ key, holes: [...new Set(holes(String(at(pt, key))))] }).toEqual({ key, holes: [...names] });
  }
});

type Sentences = Record<string, Record<string, string>>;

const COUNTRY_FILES = readdirSync('messages/countries').map((file) => ({
  file,
  words: JSON.parse(readFileSync(`messages/countries/${file}`, 'utf8')) as Sentences,
}));

/** Every sentence of a catalogue, by the name of its key. */
const sentencesOf = (words: Sentences) =>
  Object.entries(words).flatMap(([part, all]) =>
    Object.entries(all).map(([key, sentence]) => [`${part}.${key}`, sentence] as const),
  );

test.each(COUNTRY_FILES)('$file says nothing that Spanish says already', ({ words }) => {
  const spanish = new Map(sentencesOf(es));
  expect(sentencesOf(words).filter(([key, sentence]) => spanish.get(key) === sentence)).toEqual([]);
});

/** Words that a shop's texts must not have (rule tenant/establishment). */
const OF_RESTAURANTS =
  /(?<!\p{L})(men[uú]|carta|card[aá]pio|cocina|kitchen|cozinha|sedes?|branch|branches|unidades?|sucursal(es)?|local(es)?)(?!\p{L})/iu;
/** Sentences that mean something else by such a word. */
const OTHERWISE = [
  ...['Cart.more', 'Cart.fewer', 'Errors.out_of_stock', 'Table.call_menu', 'Table.called_menu'],
  'StaffTables.calls_menu',
  // Local time, and «no local»: on the spot.
  ...['BookInfo.local_time', 'Checkout.in_person', 'Checkout.in_person_failed'],
  // At the address of the people of all restaurants, which is no shop's alone: a role, and the name of a list.
  ...[
    'Staff.role_kitchen',
    'Staff.branch',
    'Staff.all_branches',
    'Staff.branch_missing',
    'Staff.invite_branches',
  ],
  ...['Staff.branches_of', 'Staff.devices', 'Staff.device_name_hint', 'Staff.pin_hint', 'Staff.tablet'],
  ...['Staff.tablet_text', 'Staff.tablet_is', 'Errors.role_mixed', 'Errors.device_ended'],
];

/** Told of the files of a folder, whose names and columns are words of restaurants. */
const OF_FOLDERS = 'Problems.';
/** Told to the people of a shop with several branches, and of how their kitchens work. */
const OF_BRANCHES = ['StaffBranches.', 'StaffImport.', 'StaffLook.', 'StaffOffers.', 'Staff.screen_branches'];

test.each([
  { file: 'es.json', words: es },
  { file: 'en.json', words: en },
  { file: 'pt.json', words: pt },
  ...COUNTRY_FILES,
])('$file leaves a shop its own words', ({ words }) => {
  const told = sentencesOf(words as Sentences)
    .filter(
      ([key]) => !OTHERWISE.includes(key) && [OF_FOLDERS, ...OF_BRANCHES].every((of) => !key.startsWith(of)),
    )
    .map(([key, sentence]) => `${key}: ${sentenceAt(sentence, null).replace(/\{\w+\}/g, '')}`);
  expect(told.filter((sentence) => OF_RESTAURANTS.test(sentence.slice(sentence.indexOf(':'))))).toEqual([]);
});

test('no raw colour stands in a component', () => {
  const files = listSourceFiles({ folders: ['components', 'app'], pattern: /\.tsx$/ });
  const raw = files.filter(({ text }) =>
    /#[0-9a-fA-F]{3,8}\b(?!\})|rgba?\(|hsla?\(/.test(text.replace(/href=["'{`][^\n]*/g, '')),
  );
  expect(raw.map(({ path }) => path)).toEqual([]);
});

/** Words that no diner of a country uses for a branch, for a delivery and for a card reader. */
const FOREIGN = {
  PE: /\bsedes?\b|domicilio|dat[aá]fono|\bmen[uú]|\bcambio\b/i,
  CL: /\bsedes?\b|domicilio|dat[aá]fono|\bmen[uú]|\bcambio\b/i,
  PA: /\bsedes?\b|domicilio|dat[aá]fono|\bcambio\b/i,
  SV: /\bsedes?\b|domicilio|dat[aá]fono|\bcambio\b/i,
  MX: /\bsedes?\b|(?<! a )domicilios?\b|dat[aá]fono/i,
};

test.each(Object.entries(FOREIGN))("%s keeps no word of Colombia's", (country, foreign) => {
  const own = JSON.parse(readFileSync(`messages/countries/${country}.json`, 'utf8'));
  const texts = Object.entries<Record<string, string>>(es).flatMap(([part, all]) =>
    Object.entries({ ...all, ...own[part] })
      .map(([key, text]) => `${part}.${key}: ${text}`)
      .filter((text) => !text.startsWith(OF_FOLDERS)),
  );
  expect(texts.filter((text) => foreign.test(text.slice(text.indexOf(':'))))).toEqual([]);
});
