import type { useTranslations } from 'next-intl';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import type { GroupRule } from '@/lib/domain/menu/option-limits';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';

type Words = ReturnType<typeof useTranslations<'Product'>>;

export function toGroupRule(group: OptionGroup, currency: Currency): GroupRule {
  return {
    ...group,
    options: group.options.map((option) => ({
      ...option,
      priceMinor: nearestMinor({ amount: option.price, currency }),
    })),
  };
}

/** Null in a group without prices. */
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
  return costMinor === 0 ? t('included') : `+ ${formatMoney({ amountMinor: costMinor, currency })}`;
}

/** «Elige entre 1 y 3 · obligatorio · Los primeros 2 van incluidos; cada uno más + $ 6.900» */
export function ruleInWords({
  group: { min, max, free, options },
  currency,
  t,
}: {
  group: GroupRule;
  currency: Currency;
  t: Words;
}): string {
  const rule =
    min === 0
      ? t('choose_up_to', { max })
      : min === max
        ? t('choose_exactly', { count: min })
        : t('choose_between', { min, max });
  if (free === 0) return rule;
  const included = `${rule} · ${t('free', { count: free })}`;
  const prices = options.map(({ priceMinor }) => priceMinor);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (free >= max || most === 0) return included;
  const price = formatMoney({ amountMinor: least, currency });
  return `${included}; ${t('extra', { price: least === most ? price : t('from', { price }) })}`;
}
