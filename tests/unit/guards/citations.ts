import { listSourceFiles } from './source-files';

export type Names = { rules: ReadonlySet<string>; records: ReadonlySet<string> };

const NAME = '(?!docs/)[a-z]+/[a-z0-9-]+';
/** `rule cart/tip`, `rules cart/tip, cart/coupon and guarantee/one-charge`. */
const RULES = new RegExp(`\\brules? (${NAME}(?:(?:,| and|, and) ${NAME})*)`, 'g');
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

const headings = (text: string): string[] =>
  [...text.matchAll(/^## (\S+\/\S+)$/gm)].map(([, name = '']) => name);

/** The names that may be cited: headings of rules and guarantees, numbers of records. */
export function readNames(): Names {
  const documents = listSourceFiles({ folders: ['docs'], pattern: /\.md$/ });
  const named = documents.filter(({ path }) => /^docs\/(rules\/\w+|guarantees)\.md$/.test(path));
  const records = documents.flatMap(({ path }) => /^docs\/decisions\/\w+\/(\d{4})-/.exec(path)?.[1] ?? []);
  return { rules: new Set(named.flatMap(({ text }) => headings(text))), records: new Set(records) };
}

/** What a text cites that nobody can open. Comments that go over several lines are read as one. */
export function findDeadCitations({ text, names }: { text: string; names: Names }): string[] {
  const flat = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
  const cited = [...flat.matchAll(RULES)].flatMap(([, list = '']) => list.split(/(?:,| and|, and) /));
  const guarantees = [...flat.matchAll(GUARANTEE)].map(([name]) => name);
  const records = [...flat.matchAll(RECORD)].map(([, number = '']) => number);
  return [
    ...[...cited, ...guarantees].filter((name) => !names.rules.has(name)),
    ...records.filter((number) => !names.records.has(number)).map((number) => `docs/decisions/${number}`),
    ...LEADING_NOWHERE.flatMap((pattern) => [...flat.matchAll(pattern)].map(([found]) => found)),
  ];
}
