export const LOCATION_SLOT_ID = 'where-to';
export const BEGUN_ID = 'where-to-begun';

/** Reads the text that was typed before the script came; null: the document has no field. */
export const readBegunAddress = (slot: HTMLElement): string | null =>
  slot.querySelector<HTMLInputElement>(`#${BEGUN_ID}`)?.value ?? null;
