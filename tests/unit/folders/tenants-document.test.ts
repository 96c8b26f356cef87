import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingSchema } from '@/backend/folders/read/booking-schema';
import { branchesFileSchema, tenantFileSchema } from '@/backend/folders/read/tenant-schema';

const text = readFileSync('docs/tenants.md', 'utf8');
/** The text under a heading, up to the next one. */
const sectionOf = (file: string) => text.split(`\n## ${file}\n`)[1]?.split('\n## ')[0] ?? '';
const isNamed = (word: string, file: string) => sectionOf(file).includes(`\`${word}\``);

test.each([
  ['tenant.yaml', tenantFileSchema.shape],
  ['tenant.yaml', tenantFileSchema.shape.theme.shape],
  ['tenant.yaml', tenantFileSchema.shape.flags.def.innerType.shape],
  ['branches.yaml', branchesFileSchema.element.shape],
  ['branches.yaml', bookingSchema.shape],
])('every field of %s is in the document', (file, shape) => {
  expect(Object.keys(shape).filter((field) => !isNamed(field, file))).toEqual([]);
});

/** A column as the document names it: `name_es` is one of `name_*`. */
const familyOf = (column: string) => column.replace(/_(es|en|pt)$/, '_*');
const CSV_FILES = ['categories', 'menu', 'options', 'coupons', 'tables', 'popups'].map(
  (name) => `${name}.csv`,
);

test.each(CSV_FILES)('every column that a demo tenant has in %s is in the document', (file) => {
  const folders = readdirSync('tenants').map((slug) => join('tenants', slug));
  const columns = folders
    .filter((folder) => readdirSync(folder).includes(file))
    .flatMap((folder) => readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]?.trim().split(',') ?? []);
  expect(columns.length).toBeGreaterThan(2);
  expect([...new Set(columns.map(familyOf))].filter((column) => !isNamed(column, file))).toEqual([]);
});
