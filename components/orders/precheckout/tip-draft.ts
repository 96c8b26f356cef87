import type { Cart } from '@/lib/contract/cart/cart';
import { readAmount } from '@/lib/domain/money/money';

type TipAnswer = 'yes' | 'no' | 'other';
/** `answer` null: not answered, nothing preselected (rule cart/tip). */
/** `percent` is what a yes says. */
export type TipDraft = { answer: TipAnswer | null; percent: number; amount: string };

export function toTipDraft({ tip_asked, tip_choice }: Pick<Cart, 'tip_asked' | 'tip_choice'>): TipDraft {
  const { include, percent, customValue } = tip_choice;
  if (!tip_asked) return { answer: null, percent, amount: '' };
  const amount = customValue > 0 ? String(customValue) : '';
  if (include === 'NO') return { answer: 'no', percent, amount };
  return { answer: customValue > 0 ? 'other' : 'yes', percent, amount };
}

/** An empty custom amount means no tip. */
export function toTip({ answer, percent, amount }: TipDraft): Cart['tip_choice'] {
  const customValue = answer === 'other' ? readAmount(amount) : 0;
  const includes = answer === 'yes' || customValue > 0;
  return { include: includes ? 'YES' : 'NO', percent, customValue };
}
