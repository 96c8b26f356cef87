import type { PlaceWord } from '@/lib/domain/tenant/establishments';

const SELECT = /\{place, select,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const CASE = /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

function caseOf(cases: string, place: PlaceWord): string {
  const texts = new Map([...cases.matchAll(CASE)].map(([, word, text]) => [word, text]));
  return texts.get(place) ?? texts.get('other') ?? '';
}

/** A message as a kind of establishment has it (rule tenant/establishment); without a kind, its common part. */
export const sentenceAt = (sentence: string, place: PlaceWord | null) =>
  sentence.replace(SELECT, (_select, cases: string) => (place === null ? '' : caseOf(cases, place)));

type Catalogue = Record<string, Record<string, string>>;

/** A catalogue as a kind of place has it. */
export function catalogueAt<T extends Catalogue>(catalogue: T, place: PlaceWord): T {
  const parts = Object.entries(catalogue).map(([part, sentences]) => [
    part,
    Object.fromEntries(
      Object.entries(sentences).map(([key, sentence]) => [key, sentenceAt(sentence, place)]),
    ),
  ]);
  return Object.fromEntries(parts);
}
