import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { findControl } from '@/lib/domain/text/printable-text';
import type { Problem } from '../problems/problems';
import { sayIssue } from '../problems/say-issue';
import { printControl } from './folder-files';

type Path = readonly PropertyKey[];
type Document = ReturnType<typeof parseDocument>;
export type Locate = (path: Path) => { file: string; row?: number; column: string };

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

const SYNTAX: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'the line begins with a tab: indent with spaces',
  BAD_INDENT: 'the indentation differs from the lines around it',
  DUPLICATE_KEY: 'the field appears twice',
  MISSING_CHAR: 'a quotation mark, a colon or a bracket is missing on this line or above',
};

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
  const message = SYNTAX[error.code] ?? 'the line is not valid YAML here';
  return { file, row: lineAt(error.pos[0]), message };
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
  const parsed = schema.safeParse(raw, { error: sayIssue });
  if (parsed.success) return { value: parsed.data, raw, at, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({ ...at(path), message }));
  return { value: null, raw, at, problems };
}

/** Finds control characters that escapes such as `"\\e[2J"` write. */
export function findControlProblems({ raw, at }: { raw: unknown; at: Locate }): Problem[] {
  const ofText = (text: string, path: Path): Problem[] => {
    const control = findControl(text);
    return control ? [{ ...at(path), message: printControl(control) }] : [];
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
