import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { isSlug, SLUG_RULE } from '@/lib/domain/text/slug';
import { findMethodProblems } from './find-method-problems';
import { createFileReader } from './folder-files';
import { findMenuFiles } from './menu-files';
import { createPictureReader } from './picture-reader';
import type { Problem } from './problems';
import { readCategories } from './read-categories';
import { readCoupons } from './read-coupons';
import { readCoverage } from './read-coverage';
import { GUESTS_FILE, readGuests } from './read-guests';
import { type MenuText, readMenu } from './read-menu';
import { readOptions } from './read-options';
import { POPUPS_FILE, readPopups } from './read-popups';
import { readSurveys } from './read-surveys';
import { readTables, TABLES_FILE } from './read-tables';
import { readYaml, type YamlFile } from './read-yaml';
import { readFacts, type TenantFacts } from './tenant-facts';
import { type BranchesFile, branchesFileSchema, type TenantFile, tenantFileSchema } from './tenant-schema';
import { findTextProblems } from './text-problems';
import { toBranch } from './to-branch';
import { toInstance } from './to-instance';

/** Slug and domains that the folder names, valid or not, with their places. */
type Names = { slug: string; domains: { host: string; place: Omit<Problem, 'message'> }[] };
export type ReadResult = Names & ({ ok: true; bundle: TenantBundle } | { ok: false; problems: Problem[] });
type Files = ReturnType<typeof createFileReader>;

export const slugOfFolder = (folder: string) => basename(resolve(folder));

/**
 * Reads a tenant folder into a bundle, or lists all its problems. The format is docs/tenants.md.
 * @param storedPictures hashes of the tenant's stored pictures: their files are not made again
 */
export async function readTenantFolder(
  folder: string,
  storedPictures: ReadonlySet<string> = new Set(),
): Promise<ReadResult> {
  const slug = slugOfFolder(folder);
  const unread = { ok: false as const, slug, domains: [] };
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { ...unread, problems: [{ file: folder, message: 'there is no such folder' }] };
  const problems = findSlugProblems(slug);
  const report = (problem: Problem) => void problems.push(problem);
  const files = createFileReader({ folder, report });
  const picture = createPictureReader({ folder, stored: storedPictures, report });
  const [tenantText, branchesText] = [
    await files('tenant.yaml', 'required'),
    await files('branches.yaml', 'required'),
  ];
  if (tenantText === null || branchesText === null) return { ...unread, problems };
  const tenant = readYaml({ file: 'tenant.yaml', text: tenantText, schema: tenantFileSchema });
  const branches = readYaml({ file: 'branches.yaml', text: branchesText, schema: branchesFileSchema });
  problems.push(...tenant.problems, ...branches.problems);
  if (tenant.raw === undefined || branches.raw === undefined) return { ...unread, problems };

  const facts = readFacts({ tenant: tenant.raw, branches: branches.raw });
  const { currency, language } = facts;
  for (const { raw, at } of [tenant, branches]) problems.push(...findTextProblems({ raw, language, at }));
  const domains = facts.domains.map(({ host, index }) => ({ host, place: tenant.at(['domains', index]) }));
  const names: Names = { slug, domains };
  const { products, popups, ...rest } = await readParts({ folder, files, facts, report });
  const parts = {
    ...rest,
    products: await Promise.all(
      products.map(async ({ imageName, file, row, ...product }) => ({
        ...product,
        image: await picture(imageName, { file, row, column: 'image' }),
      })),
    ),
    popups: await Promise.all(
      popups.map(async ({ imageName, row, ...popup }) => ({
        ...popup,
        image: await picture(imageName, { file: POPUPS_FILE, row, column: 'image' }),
      })),
    ),
  };
  if (!tenant.value || !branches.value) return { ok: false, ...names, problems };
  const { at } = branches;
  const bundle: TenantBundle = {
    ...(await toInstance({ slug, tenant: tenant.value, at: tenant.at, picture })),
    branches: await Promise.all(
      branches.value.map((branch, index) => toBranch({ branch, index, currency, at, picture, report })),
    ),
    ...parts,
  };
  problems.push(
    ...findSizeProblems(parts),
    ...findLanguageProblems(tenant),
    ...findBranchProblems(branches),
    ...findMethodProblems(branches),
    ...findContactProblems({ tenant, branches: branches.value }),
  );
  return problems.length > 0 ? { ok: false, ...names, problems } : { ok: true, ...names, bundle };
}

/** Reads all files except tenant.yaml and branches.yaml; a missing one counts as empty. */
async function readParts({
  folder,
  files,
  facts,
  report,
}: {
  folder: string;
  files: Files;
  facts: TenantFacts;
  report: (problem: Problem) => void;
}) {
  const { currency, language, branchSlugs } = facts;
  const categoriesText = await files('categories.csv', 'required');
  const menuTexts: MenuText[] = [];
  for (const file of await findMenuFiles({ folder, report }))
    menuTexts.push({ file, text: await files(file) });
  const categories = readCategories({ text: categoriesText ?? `key,name_${language}\n`, language });
  const options = readOptions({
    text: (await files('options.csv')) ?? `group,option,option_${language}\n`,
    language,
    currency,
  });
  const menu =
    categoriesText === null
      ? { products: [], problems: [] }
      : readMenu({
          files: menuTexts,
          facts,
          categories: categories.categories,
          optionGroups: options.groups,
        });
  const coverage = readCoverage({
    text: (await files('coverage.geojson')) ?? '{"type":"FeatureCollection","features":[]}',
    currency,
    branchSlugs,
  });
  const popups = readPopups({
    text: (await files(POPUPS_FILE)) ?? `key,title_${language}\n`,
    language,
    branchSlugs,
  });
  const coupons = readCoupons({
    text: (await files('coupons.csv')) ?? 'code,kind,value\n',
    currency,
    branchSlugs,
  });
  const surveys = readSurveys({ text: (await files('surveys.yaml')) ?? '[]', language, branchSlugs });
  const tables = readTables({ text: (await files(TABLES_FILE)) ?? 'branch,label\n', branchSlugs });
  const guests = readGuests({
    text: (await files(GUESTS_FILE)) ?? 'branch,room,surname\n',
    tables: tables.tables,
  });
  for (const { problems } of [categories, options, menu, coverage, popups, coupons, tables, guests, surveys])
    for (const problem of problems) report(problem);
  return {
    categories: [...categories.categories.values()],
    products: menu.products,
    zones: coverage.zones,
    popups: popups.popups,
    coupons: coupons.coupons,
    tables: tables.tables,
    guests: guests.guests,
    surveys: surveys.surveys,
  };
}

function findSlugProblems(slug: string): Problem[] {
  if (isSlug(slug)) return [];
  return [{ file: slug, message: `the folder's name is not a slug; allowed: ${SLUG_RULE}` }];
}

/** An import of this size writes for half a minute beside other tenants' calls; a larger one would hold them up. */
function findSizeProblems({ products }: Pick<TenantBundle, 'products'>): Problem[] {
  const sum = (count: (product: TenantBundle['products'][number]) => number) =>
    products.reduce((all, product) => all + count(product), 0);
  const sizes = [
    { what: 'products', count: products.length, most: 10_000 },
    { what: 'products counted at each branch', count: sum(({ offers }) => offers.length), most: 50_000 },
    {
      what: 'options counted at each product',
      count: sum(({ optionGroups }) => optionGroups.reduce((all, { options }) => all + options.length, 0)),
      most: 100_000,
    },
  ];
  return sizes
    .filter(({ count, most }) => count > most)
    .map(({ what, count, most }) => ({
      file: 'menu.csv',
      message: `has ${count} ${what}, allowed are ${most}`,
    }));
}

function findLanguageProblems({ value, at }: YamlFile<TenantFile>): Problem[] {
  if (!value || value.langs.includes(value.language)) return [];
  return [{ ...at(['langs']), message: `must include the default language ${value.language}` }];
}

function findBranchProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  const branches = value ?? [];
  return branches.flatMap(({ slug }, index) =>
    branches.findIndex((other) => other.slug === slug) === index
      ? []
      : [{ ...at([index, 'slug']), message: `"${slug}" appears twice` }],
  );
}

/** The list of WhatsApp chats needs a branch that has one. */
function findContactProblems({
  tenant: { value, at },
  branches,
}: {
  tenant: YamlFile<TenantFile>;
  branches: BranchesFile;
}): Problem[] {
  if (!value?.flags.contact_us || branches.some(({ whatsapp }) => whatsapp !== null)) return [];
  const message = 'leads to a list of chats, and no branch has a whatsapp';
  return [{ ...at(['flags', 'contact_us']), message }];
}
