import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@/lib/domain/tenant/countries';

/** [longitude, latitude], by the slug of the branch. */
type BranchPoints = ReadonlyMap<string, readonly [number, number]>;

export type TenantFacts = {
  currency: Currency;
  language: Language;
  branchSlugs: readonly string[];
  branchPoints: BranchPoints;
  domains: readonly { host: string; index: number }[];
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the facts as far as possible, so that a wrong field hides no problem elsewhere. Unknown currencies have two decimals. */
export function readFacts({ tenant, branches }: { tenant: unknown; branches: unknown }): TenantFacts {
  const known = <T extends string>(list: readonly T[], value: unknown) => list.find((one) => one === value);
  const langs = listOf(property(tenant, 'langs'));
  const language = [property(tenant, 'language'), ...langs]
    .map((word) => known(LANGUAGES, word))
    .find((one) => one !== undefined);
  return {
    currency: known(CURRENCY_CODES, property(tenant, 'currency')) ?? 'USD',
    language: language ?? FALLBACK_LANGUAGE,
    branchSlugs: listOf(branches)
      .map((branch) => property(branch, 'slug'))
      .filter((slug) => typeof slug === 'string'),
    branchPoints: new Map(
      listOf(branches).flatMap((branch) => {
        const [slug, longitude, latitude] = ['slug', 'longitude', 'latitude'].map((one) =>
          property(branch, one),
        );
        const isWhole =
          typeof slug === 'string' && typeof longitude === 'number' && typeof latitude === 'number';
        return isWhole ? [[slug, [longitude, latitude]] as const] : [];
      }),
    ),
    domains: listOf(property(tenant, 'domains')).flatMap((host, index) =>
      typeof host === 'string' ? [{ host, index }] : [],
    ),
  };
}

/** @returns the slug of each branch by its name in lower case, of `branches.yaml` as it is parsed */
export const readBranchNames = (branches: unknown): ReadonlyMap<string, string> =>
  new Map(
    listOf(branches).flatMap((branch) => {
      const [slug, name] = [property(branch, 'slug'), property(branch, 'name')];
      return typeof slug === 'string' && typeof name === 'string'
        ? [[name.toLowerCase(), slug] as const]
        : [];
    }),
  );
