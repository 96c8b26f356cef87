import { isCounted } from '@/components/menu/product/options/option-rule';
import { checkedOptions, writtenComment, writtenOption } from '@/lib/browser/menu-markup/own-product';
import type { OptionGroup, Product } from '@/lib/contract/menu/menu';
import { defaultChoices, startChoice } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { type Choice, canAddOption, type GroupRule } from '@/lib/domain/menu/options/option-limits';
import type { Currency } from '@/lib/domain/money/currencies';
import { type Line, startLine } from './line';

type Page = { form: ParentNode; checked: readonly number[] };

/** Groups inside an option were drawn only where the option is preselected. */
function choiceOf(option: OptionGroup['options'][number], page: Page, currency: Currency): Choice {
  if (!option.is_default) return startChoice(option);
  const inside = (option.groups ?? []).flatMap((group) => groupOfPage(group, page, currency));
  return { optionId: option.id, count: 1, ...(inside.length === 0 ? {} : { choices: inside }) };
}

function groupOfPage(group: OptionGroup, page: Page, currency: Currency): Choice[] {
  const rule: GroupRule = toGroupRule(group, currency);
  const preselected = defaultChoices(group);
  const choices: Choice[] = [];
  for (const option of group.options) {
    const { id, text_max: textMax } = option;
    const text = textMax === null ? '' : writtenOption(page.form, id);
    if (text !== '') choices.push({ optionId: id, count: 1, text });
    // A stepper tells nothing before its script.
    const isChosen = isCounted({ group, option })
      ? preselected.some(({ optionId }) => optionId === id)
      : page.checked.includes(id);
    if (isChosen && canAddOption({ group: rule, choices, optionId: id }))
      choices.push(choiceOf(option, page, currency));
  }
  return choices;
}

/** Reads the choices that a diner made before the page's script came, as far as the product allows them. */
export function lineOfPage({
  product,
  form,
  currency,
}: {
  product: Product;
  form: ParentNode;
  currency: Currency;
}): Line {
  const page = { form, checked: checkedOptions(form) };
  const chosen = product.option_groups.map(
    (group) => [group.id, groupOfPage(group, page, currency)] as const,
  );
  return { ...startLine(product), choices: Object.fromEntries(chosen), comment: writtenComment(form) };
}
