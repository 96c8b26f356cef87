import {
  type CallExpression,
  type Expression,
  isArrowFunction,
  isBindingElement,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isImportSpecifier,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTypeQueryNode,
  isVariableDeclaration,
  type Node,
  NodeFlags,
} from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { findFunction, type Local, listLocals, placeOf, textOf, waits } from './program';
import type { Thunks } from './thunks';

/** Why a text could not be found; the call is a fault. */
export class UnresolvedError extends Error {}

/** Values of local names, by the place of their declaration. */
type Values = ReadonlyMap<string, unknown>;
/** Everything some local names can stand for together. */
type Plan = () => Values[];
type Run = (values: Values) => unknown;

/** More texts of one call than this are no longer a short list. */
const MOST = 500;

function literalsOf(type: Type | undefined): unknown[] | null {
  if (!type) return null;
  if (type.isUnionType()) {
    const parts = type.getTypes().map(literalsOf);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (type.flags & TypeFlags.Null) return [null];
  if (type.flags & TypeFlags.Undefined) return [undefined];
  return type.isLiteralType() ? [type.value] : null;
}

function cross(left: readonly Values[], right: readonly Values[]): Values[] {
  const all = left.flatMap((one) => right.map((other) => new Map([...one, ...other])));
  if (all.length > MOST) throw new UnresolvedError(`more than ${MOST} texts`);
  return all;
}

/** The name by which a function is called. */
function nameOf(fn: Node): Node {
  const holder = isArrowFunction(fn) ? fn.parent : fn;
  if (isFunctionDeclaration(holder) || isMethodDeclaration(holder)) if (holder.name) return holder.name;
  if (isVariableDeclaration(holder) || isPropertyAssignment(holder)) return holder.name;
  throw new UnresolvedError('its function has no name');
}

/** The call whose function a reference names; null where the function is only declared or imported. */
function toCall(reference: Node): CallExpression | null {
  const { parent } = reference;
  const callee = isPropertyAccessExpression(parent) && parent.name === reference ? parent : reference;
  if (isCallExpression(callee.parent) && callee.parent.expression === callee) return callee.parent;
  const isDeclared = 'name' in parent && parent.name === reference && callee === reference;
  if (isDeclared || isImportSpecifier(parent) || isTypeQueryNode(parent)) return null;
  throw new UnresolvedError('its function is handed on');
}

function listCallsOf(checker: Checker, fn: Node): CallExpression[] {
  const name = nameOf(fn);
  const start = name.getStart(name.getSourceFile());
  const places = checker.getReferencedSymbolsForNode(name, start).flatMap(({ references }) => references);
  const calls = new Map<string, CallExpression>();
  for (const handle of places) {
    const reference = handle.resolve();
    if (!reference) throw new UnresolvedError('a reference to its function is not found');
    const call = toCall(reference);
    if (call) calls.set(placeOf(call), call);
  }
  if (calls.size === 0) throw new UnresolvedError('nothing calls its function');
  return [...calls.values()];
}

type Argument = { expression: Expression; property?: string } | null;

/** The argument that a call gives to one parameter, or to one name of a parameter taken apart. */
function argumentOf(call: CallExpression, parameter: Node): Argument {
  const isPart = isBindingElement(parameter);
  const whole = isPart ? parameter.parent.parent : parameter;
  if (!isParameterDeclaration(whole)) throw new UnresolvedError('its parameter is taken apart twice');
  const fn = findFunction(whole);
  const index = fn && 'parameters' in fn ? (fn.parameters as readonly Node[]).indexOf(whole) : -1;
  const expression = call.arguments[index];
  const fallback = (isPart ? parameter : whole).initializer;
  if (!expression) return fallback ? { expression: fallback } : null;
  if (!isPart) return { expression };
  const key = parameter.propertyName ?? parameter.name;
  if (!key || !isIdentifier(key)) throw new UnresolvedError('its parameter is taken apart twice');
  if (!isObjectLiteralExpression(expression)) return { expression, property: key.text };
  for (const property of expression.properties) {
    const name = 'name' in property ? property.name : null;
    if (!name || !isIdentifier(name)) throw new UnresolvedError('its parameter is spread');
    if (name.text !== key.text) continue;
    if (isPropertyAssignment(property)) return { expression: property.initializer };
    if (isShorthandPropertyAssignment(property)) return { expression: name };
  }
  return fallback ? { expression: fallback } : null;
}

const nameOfPart = (declaration: Node): string =>
  'name' in declaration && declaration.name ? textOf(declaration.name as Node) : 'a parameter';

type Given = Exclude<Argument, null>;

/** Where a constant of a function gets its value. @throws UnresolvedError */
function initializerOf(declaration: Node): Given {
  const part = isBindingElement(declaration) ? declaration : null;
  const holder = part ? part.parent.parent : declaration;
  const isConstant = isVariableDeclaration(holder) && Boolean(holder.parent.flags & NodeFlags.Const);
  if (!isConstant || !holder.initializer) throw new UnresolvedError('it is no constant');
  if (waits(holder.initializer)) throw new UnresolvedError('it is awaited');
  const key = part ? (part.propertyName ?? part.name) : null;
  if (key && !isIdentifier(key)) throw new UnresolvedError('it is taken apart twice');
  return { expression: holder.initializer, ...(key ? { property: key.text } : {}) };
}

/** The local names of some expressions by where their values come from. */
type Sources = {
  listed: { place: string; values: unknown[] }[];
  parameters: Map<Node, Node[]>;
  constants: { name: string; place: string; from: Given }[];
  /** Why a name has no value, by its place; what uses it then fails. */
  reasons: Map<string, string>;
};

function findSources(checker: Checker, expressions: readonly Expression[]): Sources {
  const sources: Sources = { listed: [], parameters: new Map(), constants: [], reasons: new Map() };
  const seen = new Set<string>();
  const visit = ({ name, declaration }: Local): void => {
    const place = placeOf(declaration);
    if (seen.has(place)) return;
    seen.add(place);
    const values = literalsOf(checker.getTypeAtLocation(declaration));
    const holder = isBindingElement(declaration) ? declaration.parent.parent : declaration;
    const fn = findFunction(holder);
    if (values) sources.listed.push({ place, values });
    else if (isParameterDeclaration(holder) && fn)
      sources.parameters.set(fn, [...(sources.parameters.get(fn) ?? []), declaration]);
    else
      explain({ reasons: sources.reasons, names: [{ name, place }] }, () => {
        const from = initializerOf(declaration);
        for (const local of listLocals(checker, from.expression)) visit(local);
        sources.constants.push({ name, place, from });
      });
  };
  for (const expression of expressions) for (const local of listLocals(checker, expression)) visit(local);
  return sources;
}

/** Does some work for some names, and keeps why it could not be done. */
function explain<T>(
  { reasons, names }: { reasons: Map<string, string>; names: readonly { name: string; place: string }[] },
  work: () => T,
): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnresolvedError)) throw error;
    for (const { name, place } of names) reasons.set(place, `${name} is not known: ${error.message}`);
    return null;
  }
}

type Tools = { checker: Checker; thunks: Thunks };
/** Why a name has no value, by its place. */
type Reasons = ReadonlyMap<string, string>;

/** @throws UnresolvedError where the expression cannot do without a name that has no value */
function toRun(tools: Tools, { from, reasons }: { from: Given; reasons: Reasons }): Run {
  const locals = listLocals(tools.checker, from.expression);
  for (const { isAtOnce, declaration } of locals) {
    const reason = reasons.get(placeOf(declaration));
    if (isAtOnce && reason !== undefined) throw new UnresolvedError(reason);
  }
  const known = locals.filter(({ declaration }) => !reasons.has(placeOf(declaration)));
  const unknown = locals.filter((local) => !known.includes(local));
  const thunk = tools.thunks.add({
    ...from,
    names: known.map(({ name }) => name),
    unknown: unknown.map(({ name }) => name),
  });
  return (values) => {
    try {
      return thunk(known.map(({ declaration }) => values.get(placeOf(declaration))));
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      const why = unknown.map(({ declaration }) => reasons.get(placeOf(declaration)));
      throw new UnresolvedError([error.message, ...why].join('; '));
    }
  };
}

type Parameters = { fn: Node; parameters: readonly Node[] };

/** The values of a function's parameters, call by call, because they belong together. @throws UnresolvedError */
function planParameters(
  tools: Tools,
  { fn, parameters, within }: Parameters & { within: ReadonlySet<string> },
): Plan {
  if (within.has(placeOf(fn))) throw new UnresolvedError('its function calls itself');
  const inside = new Set([...within, placeOf(fn)]);
  const sites = listCallsOf(tools.checker, fn).map((call): Plan => {
    const given = parameters.map((parameter) => ({ parameter, from: argumentOf(call, parameter) }));
    const expressions = given.flatMap(({ from }) => (from ? [from.expression] : []));
    if (expressions.some(waits)) throw new UnresolvedError('it is awaited');
    const { plan, reasons } = planValues(tools, { expressions, within: inside });
    const runs = given.map(({ parameter, from }) => {
      const run: Run = from ? toRun(tools, { from, reasons }) : () => undefined;
      return { place: placeOf(parameter), run };
    });
    return () => plan().map((values) => new Map(runs.map(({ place, run }) => [place, run(values)])));
  });
  return () => sites.flatMap((site) => site());
}

function planValues(
  tools: Tools,
  { expressions, within }: { expressions: readonly Expression[]; within: ReadonlySet<string> },
): { plan: Plan; reasons: Reasons } {
  const { listed, parameters, constants, reasons } = findSources(tools.checker, expressions);
  const plans = [...parameters].flatMap(([fn, list]) => {
    const names = list.map((declaration) => ({ name: nameOfPart(declaration), place: placeOf(declaration) }));
    const plan = explain({ reasons, names }, () => planParameters(tools, { fn, parameters: list, within }));
    return plan ? [plan] : [];
  });
  const runs = constants.flatMap(({ name, place, from }) => {
    const run = explain({ reasons, names: [{ name, place }] }, () => toRun(tools, { from, reasons }));
    return run ? [{ place, run }] : [];
  });
  const plan = () => {
    const start: Values[] = [new Map()];
    const lists = listed.map(({ place, values }) => values.map((value) => new Map([[place, value]])));
    return [...lists, ...plans.map((list) => list())].reduce(cross, start).map((values) => {
      const all = new Map(values);
      for (const { place, run } of runs) all.set(place, run(all));
      return all;
    });
  };
  return { plan, reasons };
}

/**
 * Finds every text an expression can be, by following its local names to their values.
 * @returns what lists the texts once the thunks are loaded
 * @throws UnresolvedError, both now and then
 */
export function planTexts(tools: Tools, expression: Expression): () => string[] {
  if (waits(expression)) throw new UnresolvedError('it is awaited');
  const { plan, reasons } = planValues(tools, { expressions: [expression], within: new Set() });
  const run = toRun(tools, { from: { expression }, reasons });
  return () => {
    const texts = new Set(plan().map(run));
    return [...texts].map((text) => {
      if (typeof text !== 'string') throw new UnresolvedError('it is no text');
      return text;
    });
  };
}
