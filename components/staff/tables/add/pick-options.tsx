'use client';

import { useTranslations } from 'next-intl';
import { ruleInWords } from '@/components/menu/product/options/option-rule';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import { startChoice } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { type Choice, canAddOption, choicesOf, countChoices } from '@/lib/domain/menu/options/option-limits';

type Option = OptionGroup['options'][number];
type Chosen = { choices: readonly Choice[]; onChange: (choices: Choice[]) => void };

/** One option: chosen by a tap, counted where it is taken several times, written where it asks for words. */
function PickOption({ group, option, choices, onChange }: Chosen & { group: OptionGroup; option: Option }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const own = choices.find(({ optionId }) => optionId === option.id);
  const others = choices.filter(({ optionId }) => optionId !== option.id);
  const put = (choice: Choice | null) => onChange(choice ? [...others, choice] : others);
  const ruled = { group: toGroupRule(group, currency), choices };
  const mayAdd = canAddOption({ ...ruled, optionId: option.id });
  const start = () => (group.max === 1 ? onChange([startChoice(option)]) : put(startChoice(option)));
  const isCounted = own !== undefined && group.max > 1 && option.max > 1 && !option.groups;
  return (
    <li className="grid gap-2">
      <div className="room-option">
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={own !== undefined}
          disabled={!option.available || (own === undefined && !mayAdd && group.max > 1)}
          onClick={() => (own ? put(null) : start())}
        >
          {option.name}
          {option.price > 0 && ` + ${money(option.price)}`}
        </button>
        {isCounted && (
          <Stepper
            value={own.count}
            min={1}
            max={mayAdd ? option.max : own.count}
            onChange={(count) => put({ ...own, count })}
            labels={{ group: option.name, fewer: t('fewer'), more: t('more') }}
          />
        )}
      </div>
      {own && option.text_max !== null && (
        <Field
          label={option.name}
          value={own.text ?? ''}
          maxLength={option.text_max}
          onChange={(text) => put({ ...own, text })}
        />
      )}
      {own &&
        option.groups?.map((inside) => (
          <div key={inside.id} className="ps-4">
            <PickGroup
              group={inside}
              choices={own.choices ?? []}
              onChange={(next) => put({ ...own, choices: next })}
            />
          </div>
        ))}
    </li>
  );
}

/** A group of options with its rule in words; `choices` may hold those of other groups too. */
export function PickGroup({ group, choices, onChange }: Chosen & { group: OptionGroup }) {
  const t = useTranslations('StaffTables');
  const { currency } = useRoomPlace();
  const words = useTranslations('Product');
  const rule = toGroupRule(group, currency);
  const own = choicesOf(rule, choices);
  const others = choices.filter((one) => !own.includes(one));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {group.name}
        <span className="block text-muted">
          {[
            ruleInWords({ group: rule, currency, t: words }),
            group.max > 1 && t('so_many', { count: countChoices(own) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </legend>
      <ul className="room-options">
        {group.options.map((option) => (
          <PickOption
            key={option.id}
            {...{ group, option }}
            choices={own}
            onChange={(next) => onChange([...others, ...next])}
          />
        ))}
      </ul>
    </fieldset>
  );
}
