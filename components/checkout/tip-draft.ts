import type { Cart } from '@/lib/contract/cart';
import { readAmount } from '@/lib/domain/money';

type Tip = Cart['tip_choice'];
export type TipAnswer = 'yes' | 'no' | 'other';
export type TipDraft = { answer: TipAnswer; amount: string };

/** What a cart's tip answers to the question. */
export function toTipDraft({ include, customValue }: Tip): TipDraft {
  const amount = customValue > 0 ? String(customValue) : '';
  if (include === 'NO') return { answer: 'no', amount };
  return { answer: customValue > 0 ? 'other' : 'yes', amount };
}

/** An amount that is still to be typed is none. */
export function toTip({ draft: { answer, amount }, percent }: { draft: TipDraft; percent: number }): Tip {
  const customValue = answer === 'other' ? readAmount(amount) : 0;
  const includes = answer === 'yes' || customValue > 0;
  return { include: includes ? 'YES' : 'NO', percent, customValue };
}
