import { listSourceFiles } from '@/tests/unit/guards/source-files';

type Names = { rules: ReadonlySet<string>; records: ReadonlySet<string> };

const NAME = '(?!docs/)[a-z]+/[a-z0-9-]+';
/** One name, or a list behind «rules», which is read too so that a dead name in it is found. */
const RULES = new RegExp(`\\brules? (${NAME}(?:(?:,| and|, and) ${NAME})*)`, 'g');
const FOUND_RULE = new RegExp(`\\brule (${NAME})`, 'g');
const GUARANTEE = /\bguarantee\/[a-z0-9-]+/g;
const RECORD = /\bdocs\/decisions\/(\d{4})\b/g;

/** Citations of lists and documents that are not in the repository. */
const LEADING_NOWHERE = [
  /\b(?:decisions?|records?|ADRs?) (?:record )?\d+/gi,
  /\bstanding decisions?\b/gi,
  /(?<!RFC \d+, )\bsections? \d+/gi,
  /\bscreens, «[^»]*»/gi,
  /(?<![\w/.-])(?:quality|screens|capabilities|integrations|local-facts|toolchain|architecture|style|spec)\.md\b/g,
  /\bspecification\b|\bthe spec\b/gi,
  /(?<![\w/.'"`#$<-])[TFPB]\d{1,2}\b(?![:.]\w)/g,
];

/** The sections of a document that define a name, each with what stands below it. */
export const sectionsOf = (text: string): { name: string; body: string }[] =>
  text.split(/^## /m).flatMap((section) => {
    const [name = '', ...lines] = section.split('\n');
    return name.includes('/') ? [{ name, body: lines.join('\n').trim() }] : [];
  });

/** Every rule in the order of its document. */
export const readRules = (): string[] =>
  listSourceFiles({ folders: ['docs/rules'], pattern: /\.md$/ })
    .flatMap(({ text }) => sectionsOf(text))
    .map(({ name }) => name);

/** The names that may be cited: headings of rules and guarantees, numbers of records. */
export function readNames(): Names {
  const documents = listSourceFiles({ folders: ['docs'], pattern: /\.md$/ });
  const named = documents.filter(({ path }) => /^docs\/(rules\/\w+|guarantees)\.md$/.test(path));
  const records = documents.flatMap(({ path }) => /^docs\/decisions\/\w+\/(\d{4})-/.exec(path)?.[1] ?? []);
  return {
    rules: new Set(named.flatMap(({ text }) => sectionsOf(text).map(({ name }) => name))),
    records: new Set(records),
  };
}

/** Comments that go over several lines are read as one. */
const joinLines = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');

const listRules = (text: string): string[] =>
  [...joinLines(text).matchAll(RULES)].flatMap(([, list = '']) => list.split(/(?:,| and|, and) /));

/** The rules that a text cites so that `git grep "rule <name>"` finds them. */
export const findRuleCitations = (text: string): string[] =>
  [...text.matchAll(FOUND_RULE)].map(([, name = '']) => name);

/** The rules that a text cites and that this search misses: in a list after «rules», or over the end of a line. */
export const findHiddenCitations = (text: string): string[] => {
  const found = findRuleCitations(text);
  return listRules(text).filter((name) => {
    if (name.startsWith('guarantee/')) return false;
    const at = found.indexOf(name);
    if (at < 0) return true;
    found.splice(at, 1);
    return false;
  });
};

/** Citations in a text that lead nowhere. */
export function findDeadCitations({ text, names }: { text: string; names: Names }): string[] {
  const flat = joinLines(text);
  const cited = listRules(text);
  const guarantees = [...flat.matchAll(GUARANTEE)].map(([name]) => name);
  const records = [...flat.matchAll(RECORD)].map(([, number = '']) => number);
  return [
    ...[...cited, ...guarantees].filter((name) => !names.rules.has(name)),
    ...records.filter((number) => !names.records.has(number)).map((number) => `docs/decisions/${number}`),
    ...LEADING_NOWHERE.flatMap((pattern) => [...flat.matchAll(pattern)].map(([found]) => found)),
  ];
}
