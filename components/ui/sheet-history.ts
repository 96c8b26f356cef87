import { useLayoutEffect, useRef } from 'react';

/** The mark of a history entry that a sheet stands on. Whoever pushes an entry for a sheet sets it to `true`. */
export const SHEET_ENTRY = 'sheet';

type OpenSheet = { id: string; close: () => void; hasEntry: boolean };

/** Open sheets of this document, the topmost last; each stands on a history entry of its own. */
const sheets: OpenSheet[] = [];
/** Entries whose sheet was closed while another one stood above it; they are stepped over. */
const abandoned = new Set<unknown>();
let count = 0;
/** A step back of ours is on its way; until it arrives, the entry that stands is not the one that will. */
let isStepping = false;

const standing = (): unknown => history.state?.[SHEET_ENTRY] ?? null;

function stepBackFrom(entry: unknown): void {
  // Later, because a sheet that opens as this one closes takes the entry over.
  setTimeout(() => {
    if (standing() !== entry || sheets.some(({ id }) => id === entry)) return;
    isStepping = true;
    history.back();
  });
}

/** On the entry that stands when that bears a mark and no sheet, else on a new one. */
function pushEntry(sheet: OpenSheet): void {
  const here = standing();
  const isFree = here !== null && !sheets.some(({ id }) => id === here);
  const state = { ...history.state, [SHEET_ENTRY]: sheet.id };
  if (isFree) history.replaceState(state, '');
  else history.pushState(state, '');
  sheet.hasEntry = true;
}

function follow(): void {
  const here = standing();
  if (isStepping) {
    isStepping = false;
    for (const sheet of sheets.filter(({ hasEntry }) => !hasEntry)) pushEntry(sheet);
  } else {
    const owner = sheets.findIndex(({ id }) => id === here);
    for (const sheet of sheets.slice(owner + 1).reverse()) sheet.close();
  }
  if (abandoned.has(here)) stepBackFrom(here);
}

function leave(sheet: OpenSheet): void {
  sheets.splice(sheets.indexOf(sheet), 1);
  if (!sheet.hasEntry) return;
  if (standing() === sheet.id) stepBackFrom(sheet.id);
  else abandoned.add(sheet.id);
}

/**
 * Puts a sheet on a history entry, so that the back button closes it. Sheets above each other close one by one.
 * @returns what takes the entry away again, wherever the sheet was closed from
 */
function enterSheet(close: () => void): () => void {
  if (count === 0) window.addEventListener('popstate', follow);
  count += 1;
  // Entries outlive a reload, so an id must not come again after it.
  const sheet = { id: `${performance.timeOrigin}-${count}`, close, hasEntry: false };
  if (!isStepping) pushEntry(sheet);
  sheets.push(sheet);
  return () => leave(sheet);
}

/** Keeps what is mounted on a history entry of its own, from before it is seen: «back» may come with its first frame. */
export function useSheetEntry(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => enterSheet(() => close.current()), []);
}
