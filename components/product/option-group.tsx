import { getTranslations } from 'next-intl/server';
import type { OptionGroup as Group } from '@/lib/contract/menu';
import type { Currency } from '@/lib/domain/currencies';
import { formatMoney, toMinor } from '@/lib/domain/money';

/** A group of options with its rule in words and what each one costs. */
export async function OptionGroup({ group, currency }: { group: Group; currency: Currency }) {
  const t = await getTranslations('Product');
  const rule =
    group.min === 0
      ? t('choose_up_to', { max: group.max })
      : group.min === group.max
        ? t('choose_exactly', { count: group.min })
        : t('choose_between', { min: group.min, max: group.max });
  return (
    <section className="mt-6">
      <h2 className="text-[18px]">{group.name}</h2>
      <p className="text-muted">
        {rule}
        {group.free > 0 && ` · ${t('free', { count: group.free })}`}
      </p>
      <ul className="mt-2">
        {group.options.map((option) => {
          const amountMinor = toMinor({ amount: option.price, currency }) ?? 0;
          return (
            <li
              key={option.id}
              className="flex min-h-[44px] items-center justify-between gap-4 border-b border-line"
            >
              <span>
                {option.name}
                {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {amountMinor === 0 ? t('included') : `+ ${formatMoney({ amountMinor, currency })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
