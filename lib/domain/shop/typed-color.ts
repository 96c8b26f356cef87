const COLOR = /^#?([0-9a-f]{6})$/;

/** A colour as somebody types it, with its sign or without. @returns `#rrggbb` in lower case; null: it is none */
export function readColor(text: string): string | null {
  const digits = COLOR.exec(text.trim().toLowerCase())?.[1];
  return digits === undefined ? null : `#${digits}`;
}
