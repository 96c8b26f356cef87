import { useTranslations } from 'next-intl';
import { langMark } from '@/components/ui/lang-mark';
import type { OptionGroup as Group } from '@/lib/contract/menu/menu';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { priceChoice } from '@/lib/domain/menu/options/option-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { costInWords, ruleInWords } from './option-rule';

export function OptionGroup({ group, currency }: { group: Group; currency: Currency }) {
  const t = useTranslations('Product');
  const rule = toGroupRule(group, currency);
  // Each as if chosen first.
  const words = (optionId: number) => {
    const costMinor = priceChoice({ group: rule, choices: [{ optionId, count: 1 }] });
    return costInWords({ group: rule, costMinor, currency, t });
  };
  return (
    <section className="mt-6">
      <h2 className="text-lead" {...langMark(group.name_in)}>
        {group.name}
      </h2>
      <p className="text-muted">{ruleInWords({ group: rule, currency, t })}</p>
      <ul className="mt-2">
        {group.options.map((option) => (
          <li
            key={option.id}
            className="flex min-h-[44px] flex-wrap items-center justify-between gap-4 border-b border-line"
          >
            <span className="[overflow-wrap:anywhere]">
              <span {...langMark(option.name_in)}>{option.name}</span>
              {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">{words(option.id)}</span>
            {option.groups && (
              <div className="basis-full border-line border-s-2 ps-3">
                {option.groups.map((inside) => (
                  <OptionGroup key={inside.id} group={inside} currency={currency} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
