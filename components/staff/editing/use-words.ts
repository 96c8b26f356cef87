import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/domain/money/money';
import type { Thing } from '@/lib/domain/shop/draft/draft';
import { textIn } from '@/lib/domain/shop/list-products';
import type { Fields } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { useEditing } from './editing-context';

/** A value is said in so many letters, then it is cut. */
const MOST_LETTERS = 80;
/** The kind of thing whose keys a field holds. */
const NAMES: Readonly<Record<string, Thing['kind']>> = {
  ...{ categoryKey: 'category', parentKey: 'category', optionGroups: 'group', groups: 'group' },
  ...{ relatedSkus: 'product', branches: 'branch', branchSlug: 'branch' },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Fields): value is Partial<Record<Language, string>> =>
  Object.entries(value).every(
    ([name, text]) => (LANGUAGES as readonly string[]).includes(name) && typeof text === 'string',
  );

/** Says things, fields and values of the shop as a person calls them. */
export function useWords() {
  const t = useTranslations('StaffEditing');
  const word = useTranslations('ShopFields');
  const { of, languages, facts } = useEditing();
  const known = (name: string) => (word.has(name as never) ? word(name as never) : null);

  const nameOf = (thing: Thing, entity: Fields | null = of(thing)): string => {
    if (thing.kind === 'tenant') return t('restaurant');
    const { name, label, title, code } = entity ?? {};
    const said = [name, label, title, code].find(Boolean);
    const text = isFields(said) && isText(said) ? textIn(said, languages) : said;
    return typeof text === 'string' && text !== '' ? text : thing.key;
  };
  /** `['offers', 'centro', 'priceMinor']`: «Precio · Centro». */
  const fieldName = (field: readonly string[]): string => {
    const words = field.map((name) => {
      if ((LANGUAGES as readonly string[]).includes(name)) return t(`language_${name as Language}`);
      const branch = of({ kind: 'branch', key: name });
      return known(name) ?? (branch ? nameOf({ kind: 'branch', key: name }, branch) : name);
    });
    const isOffer = field[0] === 'offers' && words.length > 2;
    return (isOffer ? [...words.slice(2), ...words.slice(1, 2)] : words).join(' · ');
  };
  const sayOne = (value: unknown, name: string): string => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return name.endsWith('Minor')
        ? formatMoney({ amountMinor: value, currency: facts.currency })
        : String(value);
    if (typeof value === 'string') {
      const kind = NAMES[name];
      return kind ? nameOf({ kind, key: value }) : (known(value) ?? value);
    }
    if (!isFields(value)) return t('other_value');
    if ('hash' in value) return t('picture');
    if (typeof value.priceMinor === 'number') return sayOne(value.priceMinor, 'priceMinor');
    return isText(value) ? textIn(value, languages) || t('nothing') : t('other_value');
  };
  const sayValue = (value: unknown, field: readonly string[]): string => {
    const name = field.at(-1) ?? '';
    const isWords = Array.isArray(value) && value.every((one) => typeof one === 'string');
    const said = isWords
      ? value.map((one) => sayOne(one, name)).join(', ') || t('nothing')
      : sayOne(Array.isArray(value) && value.length === 0 ? null : value, name);
    return said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS)}…` : said;
  };
  /** Says a step, and in a `set` what it makes of what. */
  const sayStep = (step: ShopPatch): { what: string; before?: string; after?: string } => {
    if (step.op !== 'set') return { what: t(`step_${step.op}`) };
    const [before, after] = [sayValue(step.from, step.field), sayValue(step.to, step.field)];
    return { what: fieldName(step.field), before, after };
  };
  return { nameOf, fieldName, sayValue, sayStep };
}
