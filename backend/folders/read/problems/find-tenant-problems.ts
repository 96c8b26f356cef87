import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { COUNTRY_CURRENCY } from '@/lib/domain/tenant/countries';
import { isSlug, SLUG_RULE } from '@/lib/domain/text/slug';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile, TenantFile } from '../tenant-schema';
import type { Problem } from './problems';

export function findSlugProblems(slug: string): Problem[] {
  if (isSlug(slug)) return [];
  return [{ file: slug, message: `the folder's name is not a slug; allowed: ${SLUG_RULE}` }];
}

/** Counts options with those inside other options. */
const countOptions = (groups: readonly BundleOptionGroup[]): number =>
  groups.reduce(
    (all, { options }) => options.reduce((sum, one) => sum + 1 + countOptions(one.groups), all),
    0,
  );

/** Half a minute of writing; more would hold up other tenants. */
export function findSizeProblems({ products }: Pick<TenantBundle, 'products'>): Problem[] {
  const sum = (count: (product: TenantBundle['products'][number]) => number) =>
    products.reduce((all, product) => all + count(product), 0);
  const sizes = [
    { what: 'products', count: products.length, most: 10_000 },
    { what: 'products counted at each branch', count: sum(({ offers }) => offers.length), most: 50_000 },
    {
      what: 'options counted at each product',
      count: sum(({ optionGroups }) => countOptions(optionGroups)),
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

export function findLanguageProblems({ value, at }: YamlFile<TenantFile>): Problem[] {
  if (!value || value.langs.includes(value.language)) return [];
  return [{ ...at(['langs']), message: `must include the default language ${value.language}` }];
}

/** A country's prices are in its own currency (rule tenant/country-currency). */
export function findCurrencyProblems({ value, at }: YamlFile<TenantFile>): Problem[] {
  if (!value || value.currency === COUNTRY_CURRENCY[value.country]) return [];
  const { country, currency } = value;
  return [
    {
      ...at(['currency']),
      message: `${currency} is not the currency of ${country}: write ${COUNTRY_CURRENCY[country]}`,
    },
  ];
}

export function findBranchProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  const branches = value ?? [];
  return branches.flatMap(({ slug }, index) =>
    branches.findIndex((other) => other.slug === slug) === index
      ? []
      : [{ ...at([index, 'slug']), message: `"${slug}" appears twice` }],
  );
}

/** A flag that could do nothing would be believed (docs/decisions/0145). */
export function findSmsProblems({
  tenant: { value, at },
  sendsSms,
}: {
  tenant: YamlFile<TenantFile>;
  sendsSms: boolean;
}): Problem[] {
  if (sendsSms || !value?.flags.sms_verification) return [];
  const message = 'needs SMS, which is not configured: set SMS_URL and SMS_SECRET';
  return [{ ...at(['flags', 'sms_verification']), message }];
}

export function findContactProblems({
  tenant: { value, at },
  branches,
}: {
  tenant: YamlFile<TenantFile>;
  branches: BranchesFile;
}): Problem[] {
  if (!value?.flags.contact_us || branches.some(({ whatsapp }) => whatsapp !== null)) return [];
  const message = 'needs a branch with `whatsapp`';
  return [{ ...at(['flags', 'contact_us']), message }];
}
