import { parseSync } from 'oxc-parser';

/** The nodes below one, itself first. */
function* walk(node) {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* walk(value);
  }
}

const isThrowOf = (node, key) =>
  node?.type === 'ThrowStatement' &&
  node.argument?.callee?.name === 'AppError' &&
  node.argument.arguments[0]?.value === key;

/** `if (…) throw`, also in a block of its own; else the throw alone. */
function* findThrows(nodes, key) {
  const guarded = new Set();
  for (const node of nodes) {
    const then = node.type === 'IfStatement' && !node.alternate ? node.consequent : null;
    const only = then?.type === 'BlockStatement' && then.body.length === 1 ? then.body[0] : then;
    if (isThrowOf(only, key)) {
      guarded.add(only);
      yield node;
    } else if (isThrowOf(node, key) && !guarded.has(node)) yield node;
  }
}

/** Statements that only call a function. */
function* findCalls(nodes, name) {
  for (const node of nodes) {
    const call = node.type === 'ExpressionStatement' ? node.expression : null;
    const called = call?.type === 'AwaitExpression' ? call.argument : call;
    if (called?.type === 'CallExpression' && called.callee.name === name) yield node;
  }
}

/** Whether an expression has a name or a text in it. */
const holds = (node, word) => [...walk(node)].some(({ name, value }) => name === word || value === word);

/** An `if` without `else` whose condition has a word in it. */
function* findIfs(nodes, word) {
  for (const node of nodes)
    if (node.type === 'IfStatement' && !node.alternate && holds(node.test, word)) yield node;
}

/** A side of `&&` or `||` that has a word in it, as what goes: the side and its operator. */
function* findOperands(nodes, word) {
  for (const { type, left, right } of nodes) {
    if (type !== 'LogicalExpression') continue;
    if (left.type !== type && holds(left, word)) yield { start: left.start, end: right.start };
    if (right.type !== type && holds(right, word)) yield { start: left.end, end: right.end };
  }
}

const KINDS = { throws: findThrows, calls: findCalls, if: findIfs, operand: findOperands };

/** Where line breaks may differ, and parameters their numbers: `$a` is any `$1`. */
const patternOf = (text) =>
  new RegExp(
    text
      .trim()
      .replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
      .replace(/\$([a-z])\b/g, '\\$(?<$1>\\d+)')
      .replace(/\$(?![a-z]|\(|&)/g, '\\$')
      .replace(/\s+/g, '\\s+'),
    'g',
  );

const findText = ({ text, start, end, words }) =>
  [...text.slice(start, end).matchAll(patternOf(words))].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    numbers: match.groups,
  }));

/** The function of that name, or the whole file. */
function rangeOf({ path, text, name }) {
  if (name === undefined) return { nodes: [], start: 0, end: text.length };
  const { program } = parseSync(path, text);
  const named = [...walk(program)].filter(
    (node) =>
      ['FunctionDeclaration', 'VariableDeclarator', 'Property'].includes(node.type) &&
      (node.id ?? node.key)?.name === name,
  );
  const [found] = named;
  if (!found || named.length > 1) throw new Error(`${path} has ${named.length} of ${name}`);
  return { nodes: [...walk(found)], start: found.start, end: found.end };
}

/**
 * A source without what guards it. A mutation names that by its function (`in`) and by the error it throws (`throws`), the
 * function it calls (`calls`), a word of its condition (`if`) or of a part of one (`operand`); or by its words (`text`).
 * `without` is what stands in its place.
 * @throws Error when it is not there exactly once
 */
export function mutate({ text, mutation }) {
  const { name, file } = mutation;
  const { nodes, start, end } = rangeOf({ path: file, text, name: mutation.in });
  const kind = Object.keys(KINDS).find((one) => one in mutation);
  const found = kind
    ? [...KINDS[kind](nodes, mutation[kind])]
    : findText({ text, start, end, words: mutation.text });
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${name}: ${file} has it ${found.length} times`);
  const without = (mutation.without ?? '').replace(
    /\$([a-z])\b/g,
    (_, letter) => `$${only.numbers?.[letter]}`,
  );
  return text.slice(0, only.start) + without + text.slice(only.end);
}
