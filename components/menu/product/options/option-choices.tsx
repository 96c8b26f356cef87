import { useTranslations } from 'next-intl';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import { startChoice } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import {
  type Choice,
  canAddOption,
  countChoices,
  findOptionIssues,
  type GroupRule,
} from '@/lib/domain/menu/options/option-limits';
import { priceChoice, priceOptions } from '@/lib/domain/menu/options/option-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { OptionRow } from './option-row';
import { costInWords, ruleInWords } from './option-rule';
import { OptionText } from './option-text';

type Option = OptionGroup['options'][number];

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

/** Counts an option's pieces one by one, where something is asked of each. */
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
  if (group.options.every(({ text_max }) => text_max !== null)) return t('text_missing');
  const chosen = countChoices(choices);
  const count = group.min - chosen;
  return group.min > 1 && count > 0 ? t('options_short', { chosen, count }) : t('options_missing');
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

/** Takes the place of the pieces of one option; where one choice is made, of every other option too. */
function withPieces({
  group,
  choices,
  optionId,
  pieces,
}: Pick<Props, 'group' | 'choices'> & { optionId: number; pieces: readonly Choice[] }): Choice[] {
  const others = group.max === 1 ? [] : choices.filter((choice) => choice.optionId !== optionId);
  return [...others, ...pieces];
}

/** An option is written to, counted or ticked; the groups inside it follow once it is chosen. */
function GroupOption({ option, rule, ...props }: Required<Props> & { option: Option; rule: GroupRule }) {
  const { group, currency, choices, tried, place, onChange } = props;
  const t = useTranslations('Product');
  const optionId = option.id;
  const own = choices.filter((choice) => choice.optionId === optionId);
  const set = onChange && ((pieces: Choice[]) => onChange(withPieces({ group, choices, optionId, pieces })));
  const costMinor = costOf({ rule, choices, optionId });
  const shared = {
    cost: costInWords({ group: rule, costMinor, currency, t }),
    isFull: !canAddOption({ group: rule, choices, optionId }),
    place,
  };
  if (option.text_max !== null)
    return (
      <OptionText
        {...shared}
        option={{ ...option, text_max: option.text_max }}
        text={own[0]?.text ?? ''}
        onWrite={set && ((text) => set(text.trim() === '' ? [] : [{ optionId, count: 1, text }]))}
      />
    );
  return (
    <>
      <OptionRow
        {...shared}
        group={group}
        option={option}
        count={countChoices(own)}
        onSet={set && ((count) => set(setPieces({ option, count, own })))}
      />
      {option.groups && (
        <Inside option={option} pieces={own} {...{ place, currency, tried }} onChange={set} />
      )}
    </>
  );
}

/**
 * Radio buttons for one choice, steppers for several (rule menu/options).
 * @param onChange null: drawn alone, before its script; what is chosen meanwhile is kept by the fields themselves
 */
export function OptionChoices({ place = '', ...props }: Props) {
  const { group, currency, choices, tried } = props;
  const t = useTranslations('Product');
  const rule = toGroupRule(group, currency);
  const missing = useMissing({ group, choices, tried, rule });
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
        {group.options.map((option) => (
          <GroupOption key={option.id} {...props} place={place} rule={rule} option={option} />
        ))}
      </div>
    </fieldset>
  );
}
