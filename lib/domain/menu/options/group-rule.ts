import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor } from '@/lib/domain/money/money';
import type { GroupRule, PriceRule } from './option-limits';

type Option = {
  id: number;
  price: number;
  max: number;
  available: boolean;
  text_max: number | null;
  groups?: readonly Group[] | undefined;
};
type Group = {
  id: number;
  min: number;
  max: number;
  free: number;
  price_rule: PriceRule;
  options: readonly Option[];
};

/** A group as the menu answers it, as the rules of a choice read it. @param group prices in major units */
export function toGroupRule(group: Group, currency: Currency): GroupRule {
  return {
    ...group,
    priceRule: group.price_rule,
    options: group.options.map(({ groups = [], ...option }) => ({
      ...option,
      priceMinor: nearestMinor({ amount: option.price, currency }),
      textMax: option.text_max,
      groups: groups.map((inside) => toGroupRule(inside, currency)),
    })),
  };
}
