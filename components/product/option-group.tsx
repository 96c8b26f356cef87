import { useTranslations } from 'next-intl';
import type { OptionGroup as Group } from '@/lib/contract/menu';
import type { Currency } from '@/lib/domain/currencies';
import { formatMoney, nearestMinor } from '@/lib/domain/money';
import { ruleInWords } from './option-rule';

/** A group of options to read: its rule in words and what each one costs. */
export function OptionGroup({ group, currency }: { group: Group; currency: Currency }) {
  const t = useTranslations('Product');
  const words = (amountMinor: number) => {
    if (amountMinor === 0 || group.free >= group.max) return t('included');
    const price = formatMoney({ amountMinor, currency });
    // The first ones are included; the price is that of one more.
    return group.free > 0 ? t('extra', { price }) : `+ ${price}`;
  };
  return (
    <section className="mt-6">
      <h2 className="text-lead">{group.name}</h2>
      <p className="text-muted">{ruleInWords(group, t)}</p>
      <ul className="mt-2">
        {group.options.map((option) => {
          const amountMinor = nearestMinor({ amount: option.price, currency });
          return (
            <li
              key={option.id}
              className="flex min-h-[44px] items-center justify-between gap-4 border-b border-line"
            >
              <span className="[overflow-wrap:anywhere]">
                {option.name}
                {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">{words(amountMinor)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
