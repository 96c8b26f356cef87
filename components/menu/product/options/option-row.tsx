import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { Stepper } from '@/components/ui/stepper';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import { isCounted } from './option-rule';

type Option = OptionGroup['options'][number];

function OptionName({ option, cost }: { option: Option; cost: string | null }) {
  const t = useTranslations('Product');
  return (
    <>
      <span className="flex-1">
        <span lang={option.name_in}>{option.name}</span>
        {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
      </span>
      {cost !== null && <span className="text-muted tabular-nums whitespace-nowrap">{cost}</span>}
    </>
  );
}

/** A stepper where it can be taken several times. */
export function OptionRow({
  group,
  option,
  count,
  isFull,
  cost,
  place,
  onSet,
}: {
  group: OptionGroup;
  option: Option;
  count: number;
  isFull: boolean;
  cost: string | null;
  place: string;
  onSet: ((count: number) => void) | null;
}) {
  const cart = useTranslations('Cart');
  const isSingle = group.max === 1;
  const look = option.available ? 'choice' : 'choice dish-off';
  if (isCounted({ group, option })) {
    return (
      <div className={look}>
        <OptionName option={option} cost={cost} />
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
        name={`group-${group.id}${place}`}
        value={option.id}
        disabled={count === 0 && (!option.available || (!isSingle && isFull))}
        {...(onSet
          ? {
              checked: count > 0,
              onChange: (event: ChangeEvent<HTMLInputElement>) => onSet(event.target.checked ? 1 : 0),
            }
          : { defaultChecked: count > 0 })}
      />
      <OptionName option={option} cost={cost} />
    </label>
  );
}
