import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { withoutNames } from './message-without-names';

const SELECT = /\{establishment, select,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const CASE = /(\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

function caseOf(cases: string, establishment: EstablishmentKind): string {
  const texts = new Map([...cases.matchAll(CASE)].map(([, word, text]) => [word, text]));
  return texts.get(establishment) ?? texts.get('other') ?? '';
}

/** A message as a kind of establishment has it (rule tenant/establishment); without a kind, its common part. */
export const sentenceAt = (sentence: string, establishment: EstablishmentKind | null) =>
  sentence.replace(SELECT, (_select, cases: string) =>
    establishment === null ? '' : caseOf(cases, establishment),
  );

type Catalogue = Record<string, Record<string, string>>;

/** A catalogue as a kind of establishment has it, where no error names a dish or a seat. */
export function catalogueAt<T extends Catalogue>(catalogue: T, establishment: EstablishmentKind): T {
  const parts = Object.entries(catalogue).map(([part, sentences]) => [
    part,
    Object.fromEntries(
      Object.entries(sentences).map(([key, sentence]) => [
        key,
        sentenceAt(withoutNames(sentence), establishment),
      ]),
    ),
  ]);
  return Object.fromEntries(parts);
}
