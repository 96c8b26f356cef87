import type { Problem } from '@/lib/domain/shop/problem';
import type { createFileReader } from './files/folder-files';
import { findMenuFiles } from './files/menu-files';
import { findAlikeStations } from './problems/find-alike-stations';
import { CATEGORIES_FILE, readCategories } from './read-categories';
import { readCoupons } from './read-coupons';
import { readCoverage } from './read-coverage';
import { GUESTS_FILE, readGuests } from './read-guests';
import { type MenuText, readMenu } from './read-menu';
import { readOptions } from './read-options';
import { POPUPS_FILE, readPopups } from './read-popups';
import { readSurveys } from './read-surveys';
import { readTables, TABLES_FILE } from './read-tables';
import type { TenantFacts } from './tenant-facts';

type Step = {
  /** The names of all files. */
  names: readonly string[];
  files: ReturnType<typeof createFileReader>;
  facts: TenantFacts;
  report: (problem: Problem) => void;
};

/** Reads all files but tenant.yaml and branches.yaml; a missing one counts as empty. */
export async function readParts(step: Step) {
  const { files, report } = step;
  const { currency, language, branchSlugs, branchPoints } = step.facts;
  const menu = await readMenuFiles(step);
  const coverage = readCoverage({
    text: (await files('coverage.geojson')) ?? '{"type":"FeatureCollection","features":[]}',
    currency,
    branchSlugs,
    branchPoints,
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
  for (const { problems } of [menu, coverage, popups, coupons, tables, guests, surveys])
    for (const problem of problems) report(problem);
  return {
    categories: menu.categories,
    products: menu.products,
    zones: coverage.zones,
    popups: popups.popups,
    coupons: coupons.coupons,
    tables: tables.tables,
    guests: guests.guests,
    surveys: surveys.surveys,
  };
}

/** Without categories no product has a place. */
async function readMenuFiles({ names, files, facts, report }: Step) {
  const { currency, language } = facts;
  const categoriesText = await files('categories.csv', 'required');
  const menuTexts: MenuText[] = [];
  for (const file of findMenuFiles({ names, report })) menuTexts.push({ file, text: await files(file) });
  const categories = readCategories({ text: categoriesText ?? `key,name_${language}\n`, language });
  const options = readOptions({
    text: (await files('options.csv')) ?? `group,option,option_${language}\n`,
    language,
    currency,
  });
  const { products, problems } =
    categoriesText === null
      ? { products: [], problems: [] }
      : readMenu({
          files: menuTexts,
          facts,
          categories: categories.categories,
          served: categories.served,
          optionGroups: options.groups,
        });
  const ofCategories = [...categories.categories.values()];
  const alike = findAlikeStations([
    ...ofCategories.map((category) => ({ ...category, file: CATEGORIES_FILE })),
    ...products,
  ]);
  return {
    categories: ofCategories,
    products,
    problems: [...categories.problems, ...options.problems, ...problems, ...alike],
  };
}
