import { fallbackMarker, localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { CartLine } from '@/lib/contract/cart/cart';
import { withTexts } from '@/lib/domain/cart/stored-choices';
import { lineTotal, savedOf } from '@/lib/domain/menu/price-lines';
import { promoMark } from '@/lib/domain/menu/promo-deal';
import { isForLater } from '@/lib/domain/table/rounds';
import type { PricedLine } from './priced-lines';

/** Sums the discounts of promotions on the bill. Minor units. */
export const sumSaved = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + savedMinorOf(line), 0);

const savedMinorOf = (line: PricedLine): number =>
  line.content.promo ? savedOf({ ...line, beforeMinor: line.content.promo.beforeMinor }) : 0;

/** Null where a promotion takes nothing off, and nothing is missing for it to. */
function toPromo({ line, ctx }: { line: PricedLine; ctx: Context }): CartLine['promo'] {
  const { bundle, missing, content } = line;
  const savedMinor = savedMinorOf(line);
  if (!content.promo || (savedMinor === 0 && missing === 0)) return null;
  const major = majorOf(ctx.instance.currency);
  return {
    label: localizer(ctx)(content.promo.label) || promoMark(content.promo.deal, ctx.lang),
    before: major(lineTotal(line) + savedMinor),
    saved: major(savedMinor),
    bundle: bundle && { take: bundle.take, pay: bundle.pay, missing },
  };
}

/** A choice in a cart, until it was sent and called (rule table/courses). */
const waits = (line: PricedLine): boolean => (line.state === null ? line.later : isForLater(line));

type NamedOption = Omit<PricedLine['content']['options'][number], 'options'> & {
  text?: string;
  options?: NamedOption[];
};
const toOptions = (options: readonly NamedOption[], ctx: Context): CartLine['options'] =>
  options.map(({ optionId, name, options: inside, ...option }) => ({
    ...option,
    option_id: optionId,
    name: localizer(ctx)(name),
    name_in: fallbackMarker(ctx)(name),
    ...(inside && { options: toOptions(inside, ctx) }),
  }));

const unsaid = <O extends { text?: string | undefined }>({ text: _said, ...option }: O) => option;

/** Clears the words to a dish and to its options, for people who may not read them (rule orders/members). */
export const withoutWords = <L extends Pick<CartLine, 'comment' | 'options'>>(line: L): L => ({
  ...line,
  comment: '',
  options: line.options.map(({ options: inside, ...option }) => ({
    ...unsaid(option),
    ...(inside && { options: inside.map(unsaid) }),
  })),
});

export function toCartLine({ line, ctx }: { line: PricedLine; ctx: Context }): CartLine {
  const major = majorOf(ctx.instance.currency);
  return {
    id: line.id,
    product_supplier_id: line.offerId,
    product_id: line.productId,
    name: localizer(ctx)(line.content.name),
    name_in: fallbackMarker(ctx)(line.content.name),
    image: line.content.image,
    count: line.count,
    unit_price: major(line.unitMinor),
    subtotal: major(lineTotal(line)),
    promo: toPromo({ line, ctx }),
    kept_until: line.keptUntil?.toISOString() ?? null,
    ...(line.keptFor && { kept_for: line.keptFor }),
    ...(line.content.isKept && { was_kept: true }),
    options: toOptions(withTexts(line.content.options, line.choices), ctx),
    comment: line.comment,
    ...(waits(line) && { later: true }),
    stall: line.stall,
    stock: line.stock,
    max_per_order: line.maxPerOrder,
    is_alcoholic: line.content.isAlcoholic,
  };
}
