import { localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { CartLine } from '@/lib/contract/cart/cart';
import type { PricedLine } from './priced-lines';

export function toCartLine({ line, ctx }: { line: PricedLine; ctx: Context }): CartLine {
  const text = localizer(ctx);
  const major = majorOf(ctx.instance.currency);
  return {
    id: line.id,
    product_supplier_id: line.offerId,
    product_id: line.productId,
    name: text(line.content.name),
    image: line.content.image,
    count: line.count,
    unit_price: major(line.unitMinor),
    subtotal: major(line.unitMinor * line.count),
    options: line.content.options.map(({ optionId, name, count }) => ({
      option_id: optionId,
      name: text(name),
      count,
    })),
    comment: line.comment,
    stall: line.stall,
    stock: line.stock,
    is_alcoholic: line.content.isAlcoholic,
  };
}
