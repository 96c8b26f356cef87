'use client';

import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/ui/stepper';
import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { cheapestChoice } from '@/lib/domain/menu/cheapest-choice';
import { unitPrice } from '@/lib/domain/menu/unit-price';
import { formatMoney } from '@/lib/domain/money/money';
import { useAddToCart } from '../use-add-to-cart';
import { type LineProps, useRules } from './line';

const LINE_LIMIT = 99;

/** @param onAdd before the answer, which shows in the cart; a failure opens a dialog */
export function useAddLine({ product, line, change, onAdd }: LineProps & { onAdd: () => void }): () => void {
  const addToCart = useAddToCart();
  const { chosen, issues } = useRules({ product, line });
  return () => {
    if (issues.length > 0) return change({ tried: line.tried + 1 });
    const options = chosen.map(({ optionId, count }) => ({ option_id: optionId, count }));
    const { count, comment } = line;
    void addToCart({ product: { id: product.id, count, options, comment }, name: product.name });
    onAdd();
  };
}

/** What the line costs, and whether that is the least of it: until the required options are chosen. */
export function usePrice({
  product,
  line,
  timezone,
}: Pick<LineProps, 'product' | 'line'> & { timezone: string }) {
  const { currency, groups, issues } = useRules({ product, line });
  const alone = { ...product, options_least: 0 };
  const { nowMinor: priceMinor } = resolveCardPrice({ product: alone, currency, at: new Date(), timezone });
  const choices = groups.flatMap((group) => {
    const own = line.choices[group.id] ?? [];
    return cheapestChoice({ group, chosen: own }) ?? own;
  });
  return { currency, unitMinor: unitPrice({ priceMinor, groups, choices }), isLeast: issues.length > 0 };
}

/** How many, and the one action with its live price. */
export function LineBar({
  product,
  line,
  change,
  timezone,
  onPress,
}: LineProps & { timezone: string; onPress: () => void }) {
  const [t, words] = [useTranslations('Cart'), useTranslations('Product')];
  const { currency, unitMinor, isLeast } = usePrice({ product, line, timezone });
  const price = formatMoney({ amountMinor: unitMinor * line.count, currency });
  return (
    <>
      <Stepper
        value={line.count}
        min={1}
        max={Math.min(product.stock ?? LINE_LIMIT, LINE_LIMIT)}
        onChange={(count) => change({ count })}
        labels={{ group: t('quantity'), fewer: t('fewer'), more: t('more') }}
      />
      <button type="button" className="button flex-1" onClick={onPress}>
        {t('add_priced', { price: isLeast ? words('from', { price }) : price })}
      </button>
    </>
  );
}

/** Adds to the cart. */
export function AddBar({ onAdd, ...part }: LineProps & { timezone: string; onAdd: () => void }) {
  return <LineBar {...part} onPress={useAddLine({ ...part, onAdd })} />;
}
