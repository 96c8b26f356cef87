import { foldText } from '@/lib/domain/text/search-text';

export const SURNAME_LENGTH = 80;

/** Case, accents, hyphens and apostrophes do not count (rule table/room-charge). */
const surnameKey = (surname: string): string =>
  foldText(surname.replace(/[-‐‑–]/g, ' ').replace(/['’`´.]/g, ''));

export const isSameSurname = (one: string, other: string): boolean => surnameKey(one) === surnameKey(other);

/** Nothing that could be a name. */
export const isBlankSurname = (surname: string): boolean => surnameKey(surname) === '';
