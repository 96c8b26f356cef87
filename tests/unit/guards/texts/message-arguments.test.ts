import es from '@/messages/es.json';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

/** `const t = useTranslations('Cart')`, and lists of such: each name with the parts of the catalogue that it stands for. */
const LIST = /const \[([\w, ]+)\] = (?:await Promise\.all\()?\[([\s\S]*?)\]/g;
const ONE = /const (\w+) = (?:await )?((?:use|get)Translations\([^)]*\))/g;
const PART = /(?:use|get)Translations\((?:'(\w+)'|\{[^}]*namespace: '(\w+)'[^}]*\})\)/;
const partOf = (call: string): string | null => {
  const [, plain, named] = PART.exec(call) ?? [];
  return plain ?? named ?? null;
};

function partsOf(text: string): Map<string, Set<string>> {
  const pairs = [...text.matchAll(ONE)].map(([, name = '', call = '']) => [name, call] as const);
  for (const [, names = '', calls = ''] of text.matchAll(LIST)) {
    const given = calls.split(/,(?![^({]*[)}])/).map((one) => one.trim());
    names.split(',').forEach((name, index) => {
      pairs.push([name.trim(), given[index] ?? '']);
    });
  }
  const parts = new Map<string, Set<string>>();
  for (const [name, call] of pairs) {
    const part = partOf(call);
    if (part) parts.set(name, (parts.get(name) ?? new Set()).add(part));
  }
  return parts;
}

/** The text between the bracket at `from` and the one that closes it. */
function insideOf(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('({['.includes(text[at] ?? '')) depth += 1;
    if (')}]'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

/** The names of an object's own fields; null where it is not written out in the call. */
function fieldsOf(object: string): string[] | null {
  const text = object.trim().replace(/,$/, '');
  if (!text.startsWith('{')) return text === '' ? [] : null;
  const fields: string[] = [];
  let rest = insideOf(text, 0);
  if (rest.includes('...')) return null;
  while (rest.trim() !== '') {
    const [, name = ''] = /^\s*(\w+)/.exec(rest) ?? [];
    if (name === '') return null;
    fields.push(name);
    let [depth, at] = [0, 0];
    for (; at < rest.length; at += 1) {
      if ('({['.includes(rest[at] ?? '')) depth += 1;
      if (')}]'.includes(rest[at] ?? '')) depth -= 1;
      if (depth === 0 && rest[at] === ',') break;
    }
    rest = rest.slice(at + 1);
  }
  return fields;
}

const holesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).filter((name) => !/^\d/.test(name));
const sentenceOf = (part: string, key: string): unknown =>
  [part, ...key.split('.')].reduce<unknown>(
    (node, name) => (node as Record<string, unknown> | undefined)?.[name],
    es,
  );

type Call = { call: string; given: string[]; holes: string[][] };

/** The calls of a file whose key and arguments are written out, with the holes of each sentence that they may mean. */
function callsOf({ path, text }: { path: string; text: string }): Call[] {
  return [...partsOf(text)].flatMap(([name, parts]) =>
    [...text.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.rich|\\.markup)?\\('([\\w.]+)'`, 'g'))].flatMap(
      (found) => {
        const [start, key = ''] = found;
        const inside = insideOf(text, found.index + start.indexOf('('));
        const given = fieldsOf(
          inside.slice(inside.indexOf(`'${key}'`) + key.length + 2).replace(/^\s*,/, ''),
        );
        const sentences = [...parts]
          .map((part) => sentenceOf(part, key))
          .filter((one) => typeof one === 'string');
        if (given === null || sentences.length === 0) return [];
        return [{ call: `${path}: ${name}('${key}')`, given, holes: sentences.map(holesOf) }];
      },
    ),
  );
}

test('every sentence is given what it has holes for', () => {
  const files = listSourceFiles({ folders: ['app', 'components', 'lib'], pattern: /\.tsx?$/ });
  const calls = files.flatMap(callsOf);
  expect(calls.length).toBeGreaterThan(900);
  const wanting = calls.filter(({ given, holes }) =>
    holes.every((all) => all.some((hole) => !given.includes(hole))),
  );
  expect(
    wanting.map(({ call, given, holes }) => `${call} is given ${given} for ${holes.join(' or ')}`),
  ).toEqual([]);
});
