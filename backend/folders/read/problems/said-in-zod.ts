import type { Said } from '@/lib/domain/shop/problem';

/** A schema carries a sentence as one text. */
export const asMessage = (said: Said): string => JSON.stringify(said);

/** @throws SyntaxError for a sentence that a schema made up itself */
export const fromMessage = (message: string): Said => JSON.parse(message) as Said;
