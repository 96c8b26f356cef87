import { type Problem, say } from '@/lib/domain/shop/problem';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import type { Locate } from '../files/read-yaml';

type Words = Partial<Record<Language, unknown>>;
const isText = (value: object): value is Words => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => LANGUAGES.some((lang) => lang === key));
};

export function findTextProblems({
  raw,
  language,
  at,
}: {
  raw: unknown;
  language: Language;
  at: Locate;
}): Problem[] {
  const walk = (value: unknown, path: PropertyKey[]): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (isText(value)) {
      const isSilent = !Object.values(value).some(Boolean);
      return value[language] || isSilent ? [] : [{ place: at([...path, language]), ...say('text_untold') }];
    }
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, inside]) => walk(inside, [...path, key]));
  };
  return walk(raw, []);
}
