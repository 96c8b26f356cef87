import type { Cart } from '@/lib/contract/cart/cart';
import { readAmount } from '@/lib/domain/money/money';

export type TipAnswer = 'yes' | 'no' | 'other';
/** `answer` null: not answered, nothing preselected (docs/decisions/0126). */
export type TipDraft = { answer: TipAnswer | null; amount: string };

export function toTipDraft({ tip_asked, tip_choice }: Pick<Cart, 'tip_asked' | 'tip_choice'>): TipDraft {
  if (!tip_asked) return { answer: null, amount: '' };
  const { include, customValue } = tip_choice;
  const amount = customValue > 0 ? String(customValue) : '';
  if (include === 'NO') return { answer: 'no', amount };
  return { answer: customValue > 0 ? 'other' : 'yes', amount };
}

/** An empty custom amount means no tip. */
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
