import type { Currency } from '@/lib/domain/money/currencies';
import { printTyped } from '@/lib/domain/money/typed-amount';
import type { Draft, FieldPlace } from './draft';

/**
 * A price of a product at a branch as somebody typed it and did not save it yet. It belongs to the sku and the branch, never to a row
 * of a list (rule tenant/price-edits). `from`: the price that stood there when it was begun, in minor units; null: what is typed is
 * no amount, and was none from the beginning. `isUnread`: it is no amount.
 */
export type PriceEdit = { branch: string; text: string; from: number | null; isUnread: boolean };

export const priceAt = (sku: string, branch: string): FieldPlace => ({
  ...{ kind: 'product', key: sku },
  field: ['offers', branch, 'priceMinor'],
});

/** The branch of a price by its field in the document; null: it is no price. */
const branchOf = (field: readonly string[]): string | null =>
  field[0] === 'offers' && field[2] === 'priceMinor' ? (field[1] ?? null) : null;

/** The prices of a draft, of each product that has any. */
export function pricesBySku(
  { steps, typed }: Draft,
  currency: Currency,
): ReadonlyMap<string, readonly PriceEdit[]> {
  const bySku = new Map<string, Map<string, PriceEdit>>();
  const put = (sku: string, edit: PriceEdit) => {
    const edits = bySku.get(sku) ?? new Map<string, PriceEdit>();
    const before = edits.get(edit.branch);
    edits.set(edit.branch, before ? { ...before, text: edit.text, isUnread: edit.isUnread } : edit);
    bySku.set(sku, edits);
  };
  for (const step of steps) {
    if (step.op !== 'set' || step.kind !== 'product') continue;
    const branch = branchOf(step.field);
    if (branch !== null && typeof step.to === 'number' && typeof step.from === 'number')
      put(step.key, { branch, text: printTyped(step.to, currency), from: step.from, isUnread: false });
  }
  for (const { kind, key, field, text, isUnread } of typed) {
    const branch = kind === 'product' ? branchOf(field) : null;
    if (branch !== null) put(key, { branch, text, from: null, isUnread });
  }
  return new Map([...bySku].map(([sku, edits]) => [sku, [...edits.values()]]));
}
