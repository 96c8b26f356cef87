import { useTranslations } from 'next-intl';
import { type ChangeEvent, Fragment } from 'react';
import { Stepper } from '@/components/ui/stepper';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import { startChoice } from '@/lib/domain/menu/options/default-choices';
import {
  type Choice,
  canAddOption,
  countChoices,
  findOptionIssues,
  type GroupRule,
} from '@/lib/domain/menu/options/option-limits';
import { priceChoice, priceOptions } from '@/lib/domain/menu/options/option-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { costInWords, isCounted, ruleInWords, toGroupRule } from './option-rule';
import { OptionText } from './option-text';

type Option = OptionGroup['options'][number];

/** A stepper where it can be taken several times. */
function OptionRow({
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
  const t = useTranslations('Product');
  const cart = useTranslations('Cart');
  const isSingle = group.max === 1;
  const about = (
    <>
      <span className="flex-1">
        <span lang={option.name_in}>{option.name}</span>
        {!option.available && <span className="text-muted"> · {t('option_off')}</span>}
      </span>
      {cost !== null && <span className="text-muted tabular-nums whitespace-nowrap">{cost}</span>}
    </>
  );
  const look = option.available ? 'choice' : 'choice dish-off';
  if (isCounted({ group, option })) {
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
      {about}
    </label>
  );
}

/** The groups inside a chosen option, asked for each of its pieces (rule menu/inside). */
function Inside({
  option,
  pieces,
  place,
  onChange,
  ...shared
}: Pick<Props, 'currency' | 'tried'> & {
  option: Option;
  pieces: readonly Choice[];
  place: string;
  onChange: ((pieces: Choice[]) => void) | null;
}) {
  return pieces.map((piece, index) => {
    const inside = piece.choices ?? [];
    const write =
      onChange &&
      ((group: OptionGroup, next: Choice[]) => {
        const ids = group.options.map(({ id }) => id);
        const others = inside.filter(({ optionId }) => !ids.includes(optionId));
        onChange(pieces.map((one, at) => (at === index ? { ...one, choices: [...others, ...next] } : one)));
      });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one option are told apart by their place alone
      <div key={index} className="border-line border-s-2 ps-3">
        {pieces.length > 1 && (
          <p className="font-semibold">
            {option.name} {index + 1}
          </p>
        )}
        {(option.groups ?? []).map((group) => (
          <OptionChoices
            key={group.id}
            group={group}
            {...shared}
            place={`${place}-${option.id}-${index}`}
            choices={inside.filter(({ optionId }) => group.options.some(({ id }) => id === optionId))}
            onChange={write && ((next) => write(group, next))}
          />
        ))}
      </div>
    );
  });
}

type Props = {
  group: OptionGroup;
  currency: Currency;
  choices: readonly Choice[];
  /** Whether what is missing is said. */
  tried: boolean;
  onChange: ((next: Choice[]) => void) | null;
  /** Set for a group inside an option: tells it from the same group of another piece. */
  place?: string;
};

/** Its own pieces one by one, where something is asked of each. */
function setPieces({
  option,
  count,
  own,
}: {
  option: Option;
  count: number;
  own: readonly Choice[];
}): Choice[] {
  if (count === 0) return [];
  if (!option.groups) return [{ optionId: option.id, count }];
  return Array.from({ length: count }, (_, index) => own[index] ?? startChoice(option));
}

/** Says, beside a group, which of its rules the choice breaks. */
function useMissing({
  group,
  choices,
  tried,
  rule,
}: Pick<Props, 'group' | 'choices' | 'tried'> & { rule: GroupRule }) {
  const t = useTranslations('Cart');
  const isWrong = findOptionIssues({ group: rule, choices }).some(({ groupId }) => groupId === group.id);
  if (!tried || !isWrong) return null;
  const isWritten = group.options.every(({ text_max }) => text_max !== null);
  return t(isWritten ? 'text_missing' : 'options_missing');
}

/** An option that is not chosen shows its surcharge; where the dearest counts, it shows its own price. */
function costOf({
  rule,
  choices,
  optionId,
}: {
  rule: GroupRule;
  choices: readonly Choice[];
  optionId: number;
}): number {
  if (rule.priceRule === 'dearest') return rule.options.find(({ id }) => id === optionId)?.priceMinor ?? 0;
  const chosen = priceOptions({ group: rule, choices }).get(optionId);
  if (chosen !== undefined) return chosen;
  const others = rule.max === 1 ? [] : choices;
  const before = priceChoice({ group: rule, choices: others });
  return priceChoice({ group: rule, choices: [...others, { optionId, count: 1 }] }) - before;
}

/**
 * Radio buttons for one choice, steppers for several (rule menu/options).
 * @param onChange null: drawn alone, before its script; what is chosen meanwhile is kept by the fields themselves
 */
export function OptionChoices({ group, currency, choices, tried, onChange, place = '' }: Props) {
  const t = useTranslations('Product');
  const rule = toGroupRule(group, currency);
  const missing = useMissing({ group, choices, tried, rule });
  const isSingle = group.max === 1;
  const ownOf = (id: number) => choices.filter(({ optionId }) => optionId === id);
  const setter = (option: Option) =>
    onChange &&
    ((pieces: Choice[]) =>
      onChange([...(isSingle ? [] : choices.filter(({ optionId }) => optionId !== option.id)), ...pieces]));
  const ruleId = `rule-${group.id}${place}`;
  return (
    <fieldset
      className="mt-6"
      aria-describedby={ruleId}
      {...(missing === null ? {} : { 'data-wrong': true })}
    >
      <legend className="text-lead font-semibold" lang={group.name_in}>
        {group.name}
      </legend>
      <p id={ruleId} className="text-muted">
        {ruleInWords({ group: rule, currency, t })}
      </p>
      {missing && (
        <p className="error" role="alert">
          {missing}
        </p>
      )}
      <div className="mt-2 grid gap-2">
        {group.options.map((option) => {
          const own = ownOf(option.id);
          const count = countChoices(own);
          const set = setter(option);
          const shared = {
            cost: costInWords({
              group: rule,
              costMinor: costOf({ rule, choices, optionId: option.id }),
              currency,
              t,
            }),
            isFull: !canAddOption({ group: rule, choices, optionId: option.id }),
          };
          if (option.text_max !== null)
            return (
              <OptionText
                key={option.id}
                {...shared}
                option={{ ...option, text_max: option.text_max }}
                place={place}
                text={own[0]?.text ?? ''}
                onWrite={
                  set && ((text) => set(text.trim() === '' ? [] : [{ optionId: option.id, count: 1, text }]))
                }
              />
            );
          return (
            <Fragment key={option.id}>
              <OptionRow
                {...shared}
                group={group}
                option={option}
                place={place}
                count={count}
                onSet={set && ((next) => set(setPieces({ option, count: next, own })))}
              />
              {option.groups && (
                <Inside
                  option={option}
                  pieces={own}
                  place={place}
                  currency={currency}
                  tried={tried}
                  onChange={set}
                />
              )}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
