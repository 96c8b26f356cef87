/** A pin whose tip is the point. */
export const PIN = {
  width: 32,
  height: 42,
  path: 'M16 42 L4 24 A15 15 0 1 1 28 24 Z',
  hole: { cx: 16, cy: 15, r: 5 },
} as const;

/** Closer than a zone, so that houses are told apart. */
export const PIN_ZOOM = 16;
