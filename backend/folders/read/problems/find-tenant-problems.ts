import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { COUNTRY_CURRENCY } from '@/lib/domain/tenant/countries';
import { OPERATOR_PATH } from '@/lib/domain/tenant/paths';
import { isSlug, SLUG_LENGTH } from '@/lib/domain/text/slug';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile, TenantFile } from '../tenant-schema';

export function findSlugProblems(slug: string): Problem[] {
  if (slug === OPERATOR_PATH) return [{ place: { file: slug }, ...say('reserved_path', { given: slug }) }];
  if (isSlug(slug)) return [];
  return [{ place: { file: slug }, ...say('folder_name', { most: SLUG_LENGTH }) }];
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
    { key: 'many_products', count: products.length, most: 10_000 },
    { key: 'many_offers', count: sum(({ offers }) => offers.length), most: 50_000 },
    { key: 'many_options', count: sum(({ optionGroups }) => countOptions(optionGroups)), most: 100_000 },
  ] as const;
  return sizes
    .filter(({ count, most }) => count > most)
    .map(({ key, ...values }) => ({ place: { file: 'menu.csv' }, ...say(key, values) }));
}

export function findLanguageProblems({ value, at }: YamlFile<TenantFile>): Problem[] {
  if (!value || value.langs.includes(value.language)) return [];
  return [{ place: at(['langs']), ...say('langs_own', { language: value.language }) }];
}

/** A country's prices are in its own currency (rule tenant/country-currency). */
export function findCurrencyProblems({ value, at }: YamlFile<TenantFile>): Problem[] {
  if (!value || value.currency === COUNTRY_CURRENCY[value.country]) return [];
  const { country, currency } = value;
  const values = { currency, country, own: COUNTRY_CURRENCY[country] };
  return [{ place: at(['currency']), ...say('currency_foreign', values) }];
}

export function findBranchProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  const branches = value ?? [];
  return branches.flatMap(({ slug }, index) =>
    branches.findIndex((other) => other.slug === slug) === index
      ? []
      : [{ place: at([index, 'slug']), ...say('twice', { given: slug }) }],
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
  return [{ place: at(['flags', 'sms_verification']), ...say('sms_unset') }];
}

export function findContactProblems({
  tenant: { value, at },
  branches,
}: {
  tenant: YamlFile<TenantFile>;
  branches: BranchesFile;
}): Problem[] {
  if (!value?.flags.contact_us || branches.some(({ whatsapp }) => whatsapp !== null)) return [];
  return [{ place: at(['flags', 'contact_us']), ...say('whatsapp_none') }];
}
