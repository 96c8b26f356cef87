/** The back office's number if any, else the tenant's own; null before placing. */
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
