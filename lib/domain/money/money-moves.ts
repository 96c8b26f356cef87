/** Kinds of the drawer's own rows: the cash that it begins with, and what is put in or taken out beside sales. */
export const DRAWER_KINDS = ['opening', 'cash_in', 'cash_out'] as const;
export type DrawerKind = (typeof DRAWER_KINDS)[number];

/**
 * `tip`: another tip of money that was taken. `undone`: it was said by mistake that it was taken. `corrected`: it came by another way,
 * one row for what goes from the old one and one for the new.
 */
export const MOVE_KINDS = ['taken', 'tip', 'given_back', 'undone', 'corrected', ...DRAWER_KINDS] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const isDrawerKind = (kind: MoveKind): kind is DrawerKind => DRAWER_KINDS.some((one) => one === kind);

/** Cash that was put in or taken out is taken back by a row of its own; what the drawer begins with is said again (rule staff/reversals). */
export const isReversible = ({ kind, reverses }: { kind: MoveKind; reverses: number | null }): boolean =>
  reverses === null && isDrawerKind(kind) && kind !== 'opening';
