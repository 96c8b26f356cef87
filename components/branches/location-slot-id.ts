export const LOCATION_SLOT_ID = 'where-to';
export const BEGUN_ID = 'where-to-begun';

/** What was typed before the script came. */
export const readBegunAddress = (slot: HTMLElement | null): string =>
  slot?.querySelector<HTMLInputElement>(`#${BEGUN_ID}`)?.value ?? '';
