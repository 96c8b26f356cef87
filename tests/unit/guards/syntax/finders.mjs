// Reads paths from the standard input and prints what the finder named in the first word finds in these files, one place a line.
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const DIRECTIVES = ['use client', 'use server'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const MOST_LINES = 60;

/** The nodes below one, itself first. */
function* walk(node) {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const value of Object.values(node)) yield* walk(value);
  }
}

const FINDERS = {
  /** A directive behind another statement, or inside a function, is an ordinary text to the framework. */
  *lateDirectives({ program, lineAt }) {
    for (const node of walk(program)) {
      const text = node.type === 'ExpressionStatement' ? node.expression.value : null;
      if (DIRECTIVES.includes(text) && node !== program.body[0])
        yield { line: lineAt(node.start), what: `'${text}' is not the first statement` };
    }
  },
  /** Counted from the first line to the last one, with markup, comments and blank lines. */
  *longFunctions({ program, lineAt }) {
    for (const node of walk(program)) {
      if (!FUNCTIONS.includes(node.type)) continue;
      const line = lineAt(node.start);
      const count = lineAt(node.end) - line + 1;
      if (count > MOST_LINES) yield { line, what: `a function of ${count} lines` };
    }
  },
};

const find = FINDERS[process.argv[2]];
for (const path of readFileSync(0, 'utf8').split('\n')) {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  for (const { line, what } of find({ program, lineAt })) console.log(`${path}:${line}: ${what}`);
}
