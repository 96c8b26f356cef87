'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { createId } from '@/lib/browser/create-id';
import { useNow } from '@/lib/browser/use-now';
import type { Product } from '@/lib/contract/menu/menu';
import { ADDED_LINES, type StaffAccount } from '@/lib/contract/staff/account-calls';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';
import { toStored } from '@/lib/domain/cart/stored-choices';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { type Choice, findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { priceChoices } from '@/lib/domain/menu/options/option-price';
import { priceProduct } from '@/lib/domain/menu/product-price';
import { toMajor } from '@/lib/domain/money/money';
import { useStaffProduct } from '@/lib/queries/staff/offers';
import { type Chosen, sumOfChosen } from './chosen';
import { ForWhom } from './for-whom';
import { PickGroup } from './pick-options';
import type { Adding } from './use-adding';

const MOST = 99;
const NOTE = 250;
/** Less is chosen than the rule says. */
const LESS = ['option_required', 'option_min', 'option_text'] as const;

type Asked = {
  account: StaffAccount;
  product: Product;
  adding: Adding;
  /** For whom the last dish was. */
  member: number | null;
  onMember: (member: number | null) => void;
  onBack: () => void;
};

/** The names of all that is chosen. */
const namesOf = (groups: Product['option_groups'], choices: readonly Choice[]): string[] =>
  groups
    .flatMap(({ options }) => options)
    .flatMap((option) =>
      choices
        .filter(({ optionId }) => optionId === option.id)
        .flatMap(({ count, choices: inside = [] }) => [
          count > 1 ? `${count} × ${option.name}` : option.name,
          ...namesOf(option.groups ?? [], inside),
        ]),
    );

/** The name of a group, which may stand inside an option. */
function nameOfGroup(groups: Product['option_groups'], id: number): string | null {
  for (const group of groups) {
    const inside = group.options.flatMap((option) => option.groups ?? []);
    const name = group.id === id ? group.name : nameOfGroup(inside, id);
    if (name !== null) return name;
  }
  return null;
}

/** A dish as it is wanted, and its price. `missing`: the groups of which less is chosen than their rules say, or the first that is chosen wrongly. */
function useDish({ product, member }: Pick<Asked, 'product' | 'member'>) {
  const { currency, branch } = useRoomPlace();
  const now = useNow();
  const [key] = useState(createId);
  const [choices, setChoices] = useState<Choice[]>(() => product.option_groups.flatMap(defaultChoices));
  const [count, setCount] = useState(1);
  const [comment, setComment] = useState('');
  const [later, setLater] = useState(false);
  const groups = product.option_groups.map((group) => toGroupRule(group, currency));
  const { lineMinor } = priceProduct({
    ...{ product, count, currency, at: now, timezone: branch.timezone, service: 'on_table' },
    optionsMinor: priceChoices({ groups, choices }),
  });
  const issues = findChoiceIssues({ groups, choices });
  const lacking = issues.filter(({ key }) => LESS.some((one) => one === key));
  const wanting = lacking.length > 0 ? lacking : issues.slice(0, 1);
  const named = wanting.map(({ groupId }) => nameOfGroup(product.option_groups, groupId) ?? product.name);
  const chosen: Chosen = {
    ...{ key, name: product.name, options: namesOf(product.option_groups, choices) },
    price: toMajor({ amountMinor: lineMinor, currency }),
    line: {
      product: { id: product.id, count, options: toStored(choices), comment: comment.trim() },
      ...{ later, member },
    },
  };
  return {
    ...{ choices, setChoices, count, setCount, comment, setComment, later, setLater, chosen },
    missing: named.length > 0 ? { groups: [...new Set(named)], isLess: lacking.length > 0 } : null,
  };
}

/** Sends the dish with all that are noted, or notes it and goes on to the next. */
function Buttons({
  dish: { chosen, missing },
  adding,
  onBack,
}: Pick<Asked, 'adding' | 'onBack'> & { dish: ReturnType<typeof useDish> }) {
  const t = useTranslations('StaffTables');
  const format = useFormatter();
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const { isPending, fault, send, add } = adding;
  const all = [...adding.chosen, chosen];
  const isHeld = isPending || missing !== null || all.length > ADDED_LINES;
  return (
    <div className="room-bar room-bar-take">
      {missing && (
        <p className="text-muted">
          {t(missing.isLess ? 'missing' : 'wrong_choice', { group: format.list(missing.groups) })}
        </p>
      )}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button
        type="button"
        className="button button-quiet w-full"
        disabled={isHeld}
        onClick={() => {
          add(chosen);
          onBack();
        }}
      >
        {t('note_go')}
      </button>
      <button type="button" className="button w-full" disabled={isHeld} onClick={() => send([chosen])}>
        {t('add_go', { count: all.length, amount: money(sumOfChosen(all, currency)) })}
      </button>
    </div>
  );
}

function Form({ account, product, adding, member, onMember, onBack }: Asked) {
  const t = useTranslations('StaffTables');
  const dish = useDish({ product, member });
  return (
    <div className="grid gap-4">
      <button type="button" className="link-button justify-self-start" onClick={onBack}>
        {t('other_dish')}
      </button>
      {product.option_groups.map((group) => (
        <PickGroup key={group.id} {...{ group }} choices={dish.choices} onChange={dish.setChoices} />
      ))}
      <ForWhom {...{ account, member }} onChange={onMember} />
      <Field label={t('note')} value={dish.comment} onChange={dish.setComment} maxLength={NOTE} />
      <label className="flex min-h-[48px] items-center gap-3">
        <input
          type="checkbox"
          checked={dish.later}
          onChange={({ target }) => dish.setLater(target.checked)}
        />
        {t('for_later')}
      </label>
      <Stepper
        value={dish.count}
        min={1}
        max={product.max_per_order ?? MOST}
        onChange={dish.setCount}
        labels={{ group: t('how_many'), fewer: t('fewer'), more: t('more') }}
      />
      <Buttons {...{ dish, adding, onBack }} />
    </div>
  );
}

/** A dish whole, asked for when it is picked. */
export function DishForm({ offer, ...asked }: Omit<Asked, 'product'> & { offer: ListedOffer }) {
  const { slug } = useRoomPlace();
  const sayFault = useFaultText();
  const { product, error } = useStaffProduct({ slug, id: offer.id });
  if (product) return <Form {...asked} product={product} />;
  return error ? <p role="alert">{sayFault(error)}</p> : <p aria-busy />;
}
