import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { toPrintableLine } from '@/lib/domain/text/printable-text';

const MOST = 80;

/** A value on one line, cut. */
function printValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** `product ajiaco offers.centro.priceMinor: 28500 → 29500` */
export function printStep(step: ShopPatch): string {
  const place = `${step.kind} ${step.key}`;
  switch (step.op) {
    case 'add':
      return toPrintableLine(`+ ${place}`);
    case 'remove':
      return toPrintableLine(`- ${place}`);
    case 'move':
      return toPrintableLine(`${place}: moves ${step.to === null ? 'to the front' : `behind ${step.to}`}`);
    case 'set':
      return toPrintableLine(
        `${place} ${step.field.join('.')}: ${printValue(step.from)} → ${printValue(step.to)}`,
      );
  }
}
