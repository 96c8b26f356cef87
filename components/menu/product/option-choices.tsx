import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { Stepper } from '@/components/ui/stepper';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import { type Choice, canAddOption, priceChoice, priceOptions } from '@/lib/domain/menu/option-limits';
import type { Currency } from '@/lib/domain/money/currencies';
import { costInWords, ruleInWords, toGroupRule } from './option-rule';

type Option = OptionGroup['options'][number];

/** A stepper where it can be taken several times. */
function OptionRow({
  group,
  option,
  count,
  isFull,
  cost,
  onSet,
}: {
  group: OptionGroup;
  option: Option;
  count: number;
  isFull: boolean;
  cost: string | null;
  onSet: ((count: number) => void) | null;
}) {
  const t = useTranslations('Product');
  const cart = useTranslations('Cart');
  const isSingle = group.max === 1;
  const about = (
    <>
      <span className="flex-1">
        {option.name}
        {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
      </span>
      {cost !== null && <span className="text-muted tabular-nums whitespace-nowrap">{cost}</span>}
    </>
  );
  const look = option.available ? 'choice' : 'choice dish-off';
  if (!isSingle && option.max > 1) {
    return (
      <div className={look}>
        {about}
        <Stepper
          value={count}
          min={0}
          max={isFull ? count : option.max}
          onChange={onSet}
          labels={{ group: option.name, fewer: cart('fewer'), more: cart('more') }}
        />
      </div>
    );
  }
  return (
    <label className={look}>
      <input
        type={isSingle && group.min === 1 ? 'radio' : 'checkbox'}
        name={`group-${group.id}`}
        value={option.id}
        disabled={!option.available || (!isSingle && isFull && count === 0)}
        {...(onSet && {
          checked: count > 0,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onSet(event.target.checked ? 1 : 0),
        })}
      />
      {about}
    </label>
  );
}

/**
 * Radio buttons for one choice, steppers for several (rule menu/options).
 * @param onChange null: drawn alone, before its script; what is chosen meanwhile is kept by the fields themselves
 */
export function OptionChoices({
  group,
  currency,
  choices,
  missing,
  onChange,
}: {
  group: OptionGroup;
  currency: Currency;
  choices: readonly Choice[];
  missing: string | null;
  onChange: ((next: Choice[]) => void) | null;
}) {
  const t = useTranslations('Product');
  const rule = toGroupRule(group, currency);
  const isSingle = group.max === 1;
  const countOf = (id: number) => choices.find(({ optionId }) => optionId === id)?.count ?? 0;
  const costs = priceOptions({ group: rule, choices });
  // For an option not chosen: what it would add.
  const costOf = (optionId: number, count: number) => {
    if (count > 0) return costs.get(optionId) ?? 0;
    const others = isSingle ? [] : choices;
    const before = priceChoice({ group: rule, choices: others });
    return priceChoice({ group: rule, choices: [...others, { optionId, count: 1 }] }) - before;
  };
  const setter = (optionId: number) =>
    onChange &&
    ((count: number) => {
      const others = isSingle ? [] : choices.filter((one) => one.optionId !== optionId);
      onChange(count === 0 ? others : [...others, { optionId, count }]);
    });
  return (
    <fieldset
      className="mt-6"
      aria-describedby={`rule-${group.id}`}
      {...(missing === null ? {} : { 'data-wrong': true })}
    >
      <legend className="text-lead font-semibold">{group.name}</legend>
      <p id={`rule-${group.id}`} className="text-muted">
        {ruleInWords({ group: rule, currency, t })}
      </p>
      {missing && (
        <p className="error" role="alert">
          {missing}
        </p>
      )}
      <div className="mt-2 grid gap-2">
        {group.options.map((option) => {
          const count = countOf(option.id);
          return (
            <OptionRow
              key={option.id}
              group={group}
              option={option}
              count={count}
              isFull={!canAddOption({ group: rule, choices, optionId: option.id })}
              cost={costInWords({ group: rule, costMinor: costOf(option.id, count), currency, t })}
              onSet={setter(option.id)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
