import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Problem } from './problems';

/** Reads a YAML file by its schema; every problem carries the line of what it speaks of. */
export function readYaml<T>({ file, text, schema }: { file: string; text: string; schema: z.ZodType<T> }): {
  value: T | null;
  problems: Problem[];
} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      row: lineCounter.linePos(error.pos[0]).line,
      message: error.message.split('\n')[0] ?? error.message,
    }));
    return { value: null, problems };
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue): Problem => {
    const node = findNode(document, issue.path);
    const row = node === null ? {} : { row: lineCounter.linePos(node).line };
    return { file, ...row, column: issue.path.join('.'), message: issue.message };
  });
  return { value: null, problems };
}

/** The offset of the nearest node on the way to a path that may not exist. */
function findNode(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      return Number(node.range[0]);
    }
  }
  return null;
}
