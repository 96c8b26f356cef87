import type { Cart } from '@/lib/contract/cart/cart';
import { readAmount } from '@/lib/domain/money/money';

export type TipAnswer = 'yes' | 'no' | 'other';
/** `answer` is null until the diner gives one: none is chosen for them (docs/decisions/0126). */
export type TipDraft = { answer: TipAnswer | null; amount: string };

/** What a cart's tip answers to the question. */
export function toTipDraft({ tip_asked, tip_choice }: Pick<Cart, 'tip_asked' | 'tip_choice'>): TipDraft {
  if (!tip_asked) return { answer: null, amount: '' };
  const { include, customValue } = tip_choice;
  const amount = customValue > 0 ? String(customValue) : '';
  if (include === 'NO') return { answer: 'no', amount };
  return { answer: customValue > 0 ? 'other' : 'yes', amount };
}

/** An amount that is still to be typed is none. */
export function toTip({
  tip: { answer, amount },
  percent,
}: {
  tip: TipDraft;
  percent: number;
}): Cart['tip_choice'] {
  const customValue = answer === 'other' ? readAmount(amount) : 0;
  const includes = answer === 'yes' || customValue > 0;
  return { include: includes ? 'YES' : 'NO', percent, customValue };
}
