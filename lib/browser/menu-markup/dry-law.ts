const DRY_LAW_ID = 'dry-law';
/** On the sentence of a menu's document that says when no alcohol is sold (rule menu/dry-law). */
export const dryLawMarks = { id: DRY_LAW_ID } as const;
/** That sentence, for what opens over the menu. */
export const readDryLaw = (): string | null => document.getElementById(DRY_LAW_ID)?.textContent ?? null;
