'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { useNow } from '@/lib/browser/use-now';
import type { Product } from '@/lib/contract/menu/menu';
import { addAccountLine, type StaffAccount } from '@/lib/contract/staff/account-calls';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';
import { toStored } from '@/lib/domain/cart/stored-choices';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { type Choice, findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { priceChoices } from '@/lib/domain/menu/options/option-price';
import { priceProduct } from '@/lib/domain/menu/product-price';
import { toMajor } from '@/lib/domain/money/money';
import { useStaffProduct } from '@/lib/queries/staff/offers';
import { PickGroup } from './pick-options';
import { useRoomPlace, useRoomWords } from './room-place';
import { useAccountSending, useOneKey } from './use-table-sending';

const MOST = 99;
const NOTE = 250;

type Asked = { account: StaffAccount; product: Product; onBack: () => void; onAdded: () => void };

/** A dish as it is wanted, and its price. */
function useDish({ product }: Pick<Asked, 'product'>) {
  const { currency, branch } = useRoomPlace();
  const now = useNow();
  const [choices, setChoices] = useState<Choice[]>(() => product.option_groups.flatMap(defaultChoices));
  const [count, setCount] = useState(1);
  const [comment, setComment] = useState('');
  const [later, setLater] = useState(false);
  const groups = product.option_groups.map((group) => toGroupRule(group, currency));
  const { lineMinor } = priceProduct({
    ...{ product, count, currency, at: now, timezone: branch.timezone, service: 'on_table' },
    optionsMinor: priceChoices({ groups, choices }),
  });
  return {
    ...{ choices, setChoices, count, setCount, comment, setComment, later, setLater },
    isReady: findChoiceIssues({ groups, choices }).length === 0,
    price: toMajor({ amountMinor: lineMinor, currency }),
    body: {
      product: { id: product.id, count, options: toStored(choices), comment: comment.trim() },
      later,
    },
  };
}

function Form({ account, product, onBack, onAdded }: Asked) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const dish = useDish({ product });
  const { press, isPending, fault } = useAccountSending();
  const { keyOf, forget } = useOneKey();
  const { body } = dish;
  const add = () =>
    press(
      (ask) =>
        ask(addAccountLine, {
          ...{ params: { id: String(account.id) }, body, idempotencyKey: keyOf([account.id, body]) },
        }),
      () => {
        forget();
        onAdded();
      },
    );
  return (
    <div className="grid gap-4">
      {product.option_groups.map((group) => (
        <PickGroup key={group.id} {...{ group }} choices={dish.choices} onChange={dish.setChoices} />
      ))}
      <Field label={t('note')} value={dish.comment} onChange={dish.setComment} maxLength={NOTE} />
      <label className="flex min-h-[48px] items-center gap-3">
        <input
          type="checkbox"
          checked={dish.later}
          onChange={({ target }) => dish.setLater(target.checked)}
        />
        {t('for_later')}
      </label>
      <div className="room-option">
        <Stepper
          value={dish.count}
          min={1}
          max={product.max_per_order ?? MOST}
          onChange={dish.setCount}
          labels={{ group: t('how_many'), fewer: t('fewer'), more: t('more') }}
        />
        <button type="button" className="button" disabled={isPending || !dish.isReady} onClick={add}>
          {t('add_go', { amount: money(dish.price) })}
        </button>
      </div>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="button" className="link-button" onClick={onBack}>
        {t('other_dish')}
      </button>
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
