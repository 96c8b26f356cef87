import type { useTranslations } from 'next-intl';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import type { GroupRule } from '@/lib/domain/menu/options/option-limits';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney } from '@/lib/domain/money/money';

type Words = ReturnType<typeof useTranslations<'Product'>>;

/** A stepper stands where an option can be taken several times. */
export const isCounted = ({
  group,
  option,
}: {
  group: OptionGroup;
  option: OptionGroup['options'][number];
}) => group.max > 1 && option.max > 1;

/** The cost of an option in words, without a plus where the dearest counts; null in a group without prices. */
export function costInWords({
  group,
  costMinor,
  currency,
  t,
}: {
  group: GroupRule;
  costMinor: number;
  currency: Currency;
  t: Words;
}): string | null {
  if (group.options.every(({ priceMinor }) => priceMinor === 0)) return null;
  if (costMinor === 0) return t('included');
  const price = formatMoney({ amountMinor: costMinor, currency });
  return group.priceRule === 'dearest' ? price : `+ ${price}`;
}

/** «Elige de 1 a 3 · 2 incluidos, cada adicional $ 6.900» */
export function ruleInWords({
  group: { min, max, free, priceRule, options },
  currency,
  t,
}: {
  group: GroupRule;
  currency: Currency;
  t: Words;
}): string {
  if (options.every(({ textMax }) => textMax !== null)) return t(min > 0 ? 'required' : 'optional');
  const rule =
    min === 0
      ? t('choose_up_to', { max })
      : min === max
        ? t('choose_exactly', { count: min })
        : t('choose_between', { min, max });
  if (priceRule === 'dearest') return `${rule} · ${t('dearest')}`;
  if (free === 0) return rule;
  const included = `${rule} · ${t('free', { count: free })}`;
  const prices = options.map(({ priceMinor }) => priceMinor);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (free >= max || most === 0) return included;
  const price = formatMoney({ amountMinor: least, currency });
  return `${included}, ${t('extra', { price: least === most ? price : t('from', { price }) })}`;
}
