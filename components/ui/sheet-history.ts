import { useLayoutEffect, useRef } from 'react';

/** Marks a sheet's history entry. Code that pushes an entry for a sheet sets it to `true`. */
export const SHEET_ENTRY = 'sheet';

type OpenSheet = { id: string; close: () => void; hasEntry: boolean };

const sheets: OpenSheet[] = [];
/** Closed below another sheet; stepped over later. */
const abandoned = new Set<unknown>();
let count = 0;
/** Our own step back is under way; the current entry will change. */
let isStepping = false;
/** Where our last step led; null once somebody else moved. */
let landed: unknown = null;

const standing = (): unknown => history.state?.[SHEET_ENTRY] ?? null;

/** A step of ours has led to the entry of a sheet that was closed below another one: it is stepped over next. */
export const isSteppedOver = (): boolean =>
  abandoned.has(standing()) && (isStepping || landed === standing());

function stepBackFrom(entry: unknown): void {
  // Later: a sheet that opens now takes over the entry.
  setTimeout(() => {
    if (standing() !== entry || sheets.some(({ id }) => id === entry)) return;
    isStepping = true;
    history.back();
  });
}

/** Reuses a marked entry without a sheet, else pushes one. */
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
  landed = isStepping ? here : null;
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

/** Lets the back button close the sheets one by one. @returns removes the entry */
function enterSheet(close: () => void): () => void {
  if (count === 0) window.addEventListener('popstate', follow);
  count += 1;
  // Unique across reloads, as entries are.
  const sheet = { id: `${performance.timeOrigin}-${count}`, close, hasEntry: false };
  if (!isStepping) pushEntry(sheet);
  sheets.push(sheet);
  return () => leave(sheet);
}

/** Makes the entry before the first frame, when «back» may come. */
export function useSheetEntry(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => enterSheet(() => close.current()), []);
}
