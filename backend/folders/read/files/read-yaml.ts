import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { type Place, type Problem, say } from '@/lib/domain/shop/problem';
import { findControl } from '@/lib/domain/text/printable-text';
import { fromMessage } from '../problems/said-in-zod';
import { sayIssue } from '../problems/say-issue';
import { sayControl } from './folder-files';

type Path = readonly PropertyKey[];
type Document = ReturnType<typeof parseDocument>;
export type Locate = (path: Path) => Place;

export type YamlFile<T> = {
  value: T | null;
  raw: unknown;
  at: Locate;
  problems: Problem[];
};

function parse(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return { document, lineAt: (offset: number) => lines.linePos(offset).line };
}

const SYNTAX = {
  TAB_AS_INDENT: 'yaml_tab',
  BAD_INDENT: 'yaml_indent',
  DUPLICATE_KEY: 'yaml_twice',
  MISSING_CHAR: 'yaml_mark',
} as const satisfies Partial<Record<YAMLParseError['code'], string>>;
const keyOf = (code: string) =>
  code in SYNTAX ? SYNTAX[code as keyof typeof SYNTAX] : ('yaml_invalid' as const);

/** Later errors mostly follow from the first. */
function toSyntaxProblem({
  file,
  error,
  lineAt,
}: {
  file: string;
  error: YAMLParseError;
  lineAt: (offset: number) => number;
}): Problem {
  return { place: { file, row: lineAt(error.pos[0]) }, ...say(keyOf(error.code)) };
}

/** An address whose number follows a `#` loses it, because YAML takes the rest for a comment: `Calle 10 # 43-12`. */
const CUT = /^\s*(?:-\s+)?address:\s+[^'"|>\s][^\n]*?\s#\s*\d/;

function findCutAddresses({ file, text }: { file: string; text: string }): Problem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      CUT.test(line) ? [{ place: { file, row: index + 1, column: 'address' }, ...say('address_cut') }] : [],
    );
}

export function readYaml<T>({
  file,
  text,
  schema,
}: {
  file: string;
  text: string;
  schema: z.ZodType<T>;
}): YamlFile<T> {
  const at = createLocator({ file, text });
  const { document, lineAt } = parse(text);
  const [first] = document.errors;
  if (first) {
    return { value: null, raw: undefined, at, problems: [toSyntaxProblem({ file, error: first, lineAt })] };
  }
  const raw: unknown = document.toJS();
  const controls = findControlProblems({ raw, at });
  if (controls.length > 0) return { value: null, raw, at, problems: controls };
  const cut = findCutAddresses({ file, text });
  const parsed = schema.safeParse(raw, { error: sayIssue });
  if (parsed.success) return { value: parsed.data, raw, at, problems: cut };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    place: at(path),
    ...fromMessage(message),
  }));
  return { value: null, raw, at, problems: [...problems, ...cut] };
}

/** Finds control characters that escapes such as `"\\e[2J"` write. */
export function findControlProblems({ raw, at }: { raw: unknown; at: Locate }): Problem[] {
  const ofText = (text: string, path: Path): Problem[] => {
    const control = findControl(text);
    return control ? [{ place: at(path), ...sayControl(control) }] : [];
  };
  const walk = (value: unknown, path: Path): Problem[] => {
    if (typeof value === 'string') return ofText(value, path);
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((inside, index) => walk(inside, [...path, index]));
    return Object.entries(value).flatMap(([key, inside]) => [
      ...ofText(key, [...path, key]),
      ...walk(inside, [...path, key]),
    ]);
  };
  return walk(raw, []);
}

/** Locates values in YAML or JSON; parses the text at first use. */
export function createLocator({ file, text }: { file: string; text: string }): Locate {
  let parsed: ReturnType<typeof parse> | null = null;
  return (path) => {
    parsed ??= parse(text);
    const offset = findOffset(parsed.document, path);
    const row = offset === null ? {} : { row: parsed.lineAt(offset) };
    return { file, ...row, column: path.join('.') };
  };
}

function findOffset(document: Document, path: Path): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      return Number(node.range[0]);
    }
  }
  return null;
}
