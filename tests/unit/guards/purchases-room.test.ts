import { listSourceFiles } from './source-files';

const files = listSourceFiles({ folders: ['backend'], pattern: /\.ts$/ });
const doors = files.filter(({ path }) => path.endsWith('/index.ts'));

const WRITE =
  /\b(?:insert into|update|delete from)\s+(?:purchases|purchase_lines|purchase_members|payments|refunds)\b/;

const writesRows = (text: string): boolean => WRITE.test(text);

/** The texts between `set` and `where` of statements that change purchases. */
const setsStatus = (text: string): boolean =>
  [...text.matchAll(/\bupdate\s+purchases\b[^`']*?\bset\b([\s\S]*?)\bwhere\b/g)].some(([, changes = '']) =>
    /(?<![\w.])status\s*=/.test(changes),
  );

const SQL_WORD = /\b(?:select|from|where|case when|order by|jsonb_\w+)\b/;

/** The exported names of an area's file that hold SQL: a text, or a function that gives one. */
function listSqlNames(text: string): string[] {
  const declared = text.matchAll(
    /^export const (\w+)(?:: string)? =\s*(\([^)]*\): string =>\s*)?([`'"][\s\S]*?[`'"];?)$/gm,
  );
  return [...declared]
    .filter(([, , builder, value = '']) => builder === undefined || SQL_WORD.test(value))
    .map(([, name = '']) => name);
}

function findSqlOfDoor({ path, text }: { path: string; text: string }): string[] {
  const area = path.slice(0, -'index.ts'.length);
  const names = files.filter((file) => file.path.startsWith(area)).flatMap((file) => listSqlNames(file.text));
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${path}: ${name}`);
}

test('the rows of purchases, their lines, members, payments and refunds are written in their room alone', () => {
  const writing = files.filter(({ text }) => writesRows(text)).map(({ path }) => path);
  expect(writing.filter((path) => path.startsWith('backend/purchases/')).length).toBeGreaterThan(10);
  expect(writing.filter((path) => !path.startsWith('backend/purchases/'))).toEqual([]);
});

test('no door of an area gives SQL', () => {
  expect(doors.length).toBeGreaterThan(10);
  expect(doors.flatMap(findSqlOfDoor)).toEqual([]);
});

test('one file places a purchase, and one moves it from a status to another', () => {
  const moving = files.filter(({ text }) => setsStatus(text)).map(({ path }) => path);
  expect(moving).toEqual(['backend/purchases/place-purchase.ts', 'backend/purchases/set-status.ts']);
});

test.each([
  ['sql(`update payments set amount_minor = $3 where id = $2`)', true],
  ['sql(`select 1 from payments where id = $2`)', false],
  ['sql(`insert into purchase_links (id) values ($1)`)', false],
])('%s writes rows of the room: %s', (text, does) => {
  expect(writesRows(text)).toBe(does);
});

test.each([
  ['sql(`update purchases set version = 1, status = $3 where id = $2`)', true],
  ["sql(`update purchases set version = 1 where id = $2 and status = 'cart'`)", false],
  ['sql(`update payments set status = $3 where id = $2`)', false],
])('%s moves a purchase: %s', (text, does) => {
  expect(setsStatus(text)).toBe(does);
});

test.each([
  ["export const IS_OPEN = `status = 'cart'`;", ['IS_OPEN']],
  ['export const ofCart = (cart: string): string => `select id from purchases`;', ['ofCart']],
  ['export const pathOf = (id: number): string => `/order/of-it`;', []],
  ['export const PAUSE_MS = 500;', []],
])('%s holds the SQL %j', (text, names) => {
  expect(listSqlNames(text)).toEqual(names);
});
