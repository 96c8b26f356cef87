import { AppError } from '@/backend/errors';
import type { Call } from '@/lib/contract/define-call';
import { EACH, isTyped, listTexts } from '@/lib/contract/list-texts';
import { holdsCardInCode, holdsCardNumber } from '@/lib/domain/payments/card-numbers';

function listAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name || name === EACH ? listAt(one, rest) : [],
  );
}

/** Texts of a fixed form and codes of programs hold digits by chance. */
const holdsCardByForm = (text: unknown): boolean => typeof text === 'string' && holdsCardInCode(text);

/**
 * The check of a call's parsed body, which it returns (guarantee/no-card-data).
 * @throws Error for a schema that hides texts; its result throws card_data_not_accepted
 */
export function createCardGuard({ body, ownCardCheck }: Call): <T>(parsed: T) => T {
  const texts = body && !ownCardCheck ? listTexts(body) : [];
  const checks = texts.map((text) => ({
    path: text.path,
    holdsCard: isTyped(text) ? holdsCardNumber : holdsCardByForm,
  }));
  return (parsed) => {
    const isRefused = checks.some(({ path, holdsCard }) => listAt(parsed, path).some(holdsCard));
    if (isRefused) throw new AppError('card_data_not_accepted');
    return parsed;
  };
}
