import { checkedOptions, writtenComment } from '@/lib/browser/menu-markup/own-product';
import type { Product } from '@/lib/contract/menu/menu';
import { type Choice, canAddOption } from '@/lib/domain/menu/option-limits';
import { EMPTY_LINE, type Line } from './line';

/** What a diner chose on the page before its script came, as far as the product allows it. */
export function lineOfPage({ product, form }: { product: Product; form: ParentNode }): Line {
  const checked = checkedOptions(form);
  const chosen = product.option_groups.map((group) => {
    const rule = { ...group, options: group.options.map((option) => ({ ...option, priceMinor: 0 })) };
    const choices: Choice[] = [];
    for (const { id } of group.options) {
      if (checked.includes(id) && canAddOption({ group: rule, choices, optionId: id }))
        choices.push({ optionId: id, count: 1 });
    }
    return [group.id, choices] as const;
  });
  return { ...EMPTY_LINE, choices: Object.fromEntries(chosen), comment: writtenComment(form) };
}
