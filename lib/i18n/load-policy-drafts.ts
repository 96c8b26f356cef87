import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { loadMessages } from './load-messages';
import { parseLocale } from './parse-locale';

const KINDS = ['service', 'data', 'terms'] as const;

/** A policy to begin with, in each language; `{law}` stands for the country's law, `{name}` for the restaurant. */
export type PolicyDraft = {
  kind: (typeof KINDS)[number];
  title: Record<Language, string>;
  text: Record<Language, string>;
};

export async function loadPolicyDrafts(): Promise<PolicyDraft[]> {
  const all = await Promise.all(
    LANGUAGES.map(async (lang) => [lang, (await loadMessages(parseLocale(lang))).PolicyDrafts] as const),
  );
  const inEach = (key: `${PolicyDraft['kind']}_${'title' | 'text'}`) =>
    Object.fromEntries(all.map(([lang, texts]) => [lang, texts[key]])) as Record<Language, string>;
  return KINDS.map((kind) => ({ kind, title: inEach(`${kind}_title`), text: inEach(`${kind}_text`) }));
}
