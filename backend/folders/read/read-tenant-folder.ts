import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Place, type Problem, say } from '@/lib/domain/shop/problem';
import { dryPeriodsOf, findDryLawProblems } from './dry-law';
import { createFileReader, MOST_TEXT_BYTES } from './files/folder-files';
import type { StoredPictures } from './files/make-picture';
import { createPictureReader, type PictureReader } from './files/picture-reader';
import { readPlainFile } from './files/read-plain-file';
import { readYaml } from './files/read-yaml';
import { findBookingProblems } from './problems/find-booking-problems';
import { findCourtProblems } from './problems/find-court-problems';
import { findDepositProblems } from './problems/find-deposit-problems';
import { findMethodProblems } from './problems/find-method-problems';
import {
  findBranchProblems,
  findContactProblems,
  findCurrencyProblems,
  findLanguageProblems,
  findSizeProblems,
  findSlugProblems,
  findSmsProblems,
} from './problems/find-tenant-problems';
import { findTextProblems } from './problems/text-problems';
import { CATEGORIES_FILE } from './read-categories';
import { readParts } from './read-parts';
import { POPUPS_FILE } from './read-popups';
import { TABLES_FILE } from './read-tables';
import { readFacts } from './tenant-facts';
import { branchesFileSchema, tenantFileSchema } from './tenant-schema';
import { toBranch } from './to-branch';
import { toInstance } from './to-instance';

type Names = { slug: string; domains: { host: string; place: Place }[] };
export type ReadResult = Names & ({ ok: true; bundle: TenantBundle } | { ok: false; problems: Problem[] });

export const slugOfFolder = (folder: string) => basename(resolve(folder));

/** The files of a tenant, wherever they are. `names`: of all. */
type TenantFiles = {
  files: ReturnType<typeof createFileReader>;
  names: readonly string[];
  picture: PictureReader;
};

/** A bundle, or all problems; the format is docs/tenants.md. @param storedPictures are not made again
 * @param sendsSms whether this installation can */
export async function readTenantFolder(
  folder: string,
  storedPictures: StoredPictures = new Set(),
  sendsSms = true,
): Promise<ReadResult> {
  const slug = slugOfFolder(folder);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const problems = [{ place: { file: folder }, ...say('folder_missing') }];
    return { ok: false, slug, domains: [], problems };
  }
  const names = await readdir(folder);
  const read = (file: string) =>
    readPlainFile({ folder, path: join(folder, file), mostBytes: MOST_TEXT_BYTES });
  return readTenant({
    ...{ slug, sendsSms },
    open: (report) => ({
      ...{ names, files: createFileReader({ read, report }) },
      picture: createPictureReader({ folder, stored: storedPictures, report }),
    }),
  });
}

/** A bundle of files that are opened one by one, or all problems. @param sendsSms whether this installation can */
export async function readTenant({
  slug,
  sendsSms,
  open,
}: {
  slug: string;
  sendsSms: boolean;
  open: (report: (problem: Problem) => void) => TenantFiles;
}): Promise<ReadResult> {
  const unread = { ok: false as const, slug, domains: [] };
  const problems = findSlugProblems(slug);
  const report = (problem: Problem) => void problems.push(problem);
  const { picture, ...opened } = open(report);
  const { files } = opened;
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
  const { categories, products, popups, ...rest } = await readParts({ ...opened, facts, report });
  const parts = { ...(await readPictures({ categories, products, popups, picture })), ...rest };
  if (!tenant.value || !branches.value) return { ok: false, ...names, problems };
  const { at } = branches;
  const file = tenant.value;
  const bundle: TenantBundle = {
    ...(await toInstance({ slug, tenant: tenant.value, at: tenant.at, picture })),
    branches: await Promise.all(
      branches.value.map(async (branch, index) => ({
        ...(await toBranch({ branch, index, currency, at, picture, report })),
        dryLaw: dryPeriodsOf(file, branch.city),
      })),
    ),
    ...parts,
  };
  const isReadable = !problems.some(({ place }) => place.file === TABLES_FILE);
  problems.push(
    ...findSizeProblems(parts),
    ...findLanguageProblems(tenant),
    ...findCurrencyProblems(tenant),
    ...findBranchProblems(branches),
    ...findCourtProblems(branches),
    ...findBookingProblems(branches, isReadable ? parts.tables : null),
    ...findDepositProblems(branches, currency),
    ...findMethodProblems(branches, { country: tenant.value.country, currency }),
    ...findSmsProblems({ tenant, sendsSms }),
    ...findContactProblems({ tenant, branches: branches.value }),
    ...findDryLawProblems({ tenant, branches: branches.value }),
  );
  return problems.length > 0 ? { ok: false, ...names, problems } : { ok: true, ...names, bundle };
}

async function readPictures({
  categories,
  products,
  popups,
  picture,
}: Pick<Awaited<ReturnType<typeof readParts>>, 'categories' | 'products' | 'popups'> & {
  picture: PictureReader;
}) {
  return {
    categories: await Promise.all(
      categories.map(async ({ imageName, row, ...category }) => ({
        ...category,
        image: await picture(imageName, { file: CATEGORIES_FILE, row, column: 'image' }),
      })),
    ),
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
}
