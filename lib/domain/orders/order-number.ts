/**
 * An order as people call it: by the number of the tenant's own back office where that gave one, else by its number at
 * the tenant; null before it is placed.
 */
export function printOrderNumber({
  bck_purchase_id,
  number,
}: {
  bck_purchase_id: string | null;
  number: number | null;
}): string | null {
  if (bck_purchase_id) return bck_purchase_id;
  return number === null ? null : `#${number}`;
}
