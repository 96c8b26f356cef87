import { join } from 'node:path';
import {
  type CallExpression,
  type Expression,
  isAwaitExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isYieldExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { isFunctionLikeDeclaration } from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** The compiler's view of the files of a configuration. */
type Program = { checker: Checker; files: readonly SourceFile[]; close(): void };

/** @param config the path of the configuration below `root` */
export function openProgram({ root, config }: { root: string; config: string }): Program {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [join(root, config)] }).getProjects()[0];
  if (!project) throw new Error(`the compiler did not open ${config}`);
  const files = project.rootFiles.map((name) => {
    const file = project.program.getSourceFile(name);
    if (!file) throw new Error(`the compiler did not read ${name}`);
    return file;
  });
  return { checker: project.checker, files, close: () => api.close() };
}

/** All nodes below one, the node itself first. */
function* walk(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* walk(child);
}

export function listCalls(file: SourceFile): CallExpression[] {
  return [...walk(file)].filter(isCallExpression);
}

export const textOf = (node: Node): string => {
  const file = node.getSourceFile();
  return file.text.slice(node.getStart(file), node.end);
};

/** A node by its place: the compiler may hand out the same node as several objects. */
export const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.kind}`;

const declarationOf = (symbol: TypeSymbol | undefined): Node | undefined =>
  symbol?.valueDeclaration?.resolve();

export function findFunction(node: Node | undefined): Node | null {
  for (let at = node; at; at = at.parent) if (isFunctionLikeDeclaration(at)) return at;
  return null;
}

const isWithin = (inner: Node, outer: Node) =>
  inner.getSourceFile().fileName === outer.getSourceFile().fileName &&
  inner.pos >= outer.pos &&
  inner.end <= outer.end;

function symbolOf(checker: Checker, node: Node): TypeSymbol | undefined {
  const { parent } = node;
  if (isShorthandPropertyAssignment(parent) && parent.name === node)
    return checker.getShorthandAssignmentValueSymbol(parent);
  if (isPropertyAccessExpression(parent) && parent.name === node) return undefined;
  if (isPropertyAssignment(parent) && parent.name === node) return undefined;
  return checker.getSymbolAtLocation(node);
}

/** @property isAtOnce whether the expression needs its value, and not only a function within it that may never run */
export type Local = { name: string; declaration: Node; isAtOnce: boolean };

/** The names an expression takes from the functions around it; what its file declares is not among them. */
export function listLocals(checker: Checker, expression: Expression): Local[] {
  const locals = new Map<string, Local>();
  for (const node of walk(expression)) {
    if (!isIdentifier(node)) continue;
    const declaration = declarationOf(symbolOf(checker, node));
    if (!declaration || isWithin(declaration, expression)) continue;
    if (!findFunction(declaration.parent)) continue;
    const place = placeOf(declaration);
    const fn = findFunction(node);
    const isAtOnce = !fn || !isWithin(fn, expression) || locals.get(place)?.isAtOnce === true;
    locals.set(place, { name: node.text, declaration, isAtOnce });
  }
  return [...locals.values()];
}

/** Whether an expression waits for something before it has its value. */
export function waits(node: Node): boolean {
  if (isAwaitExpression(node) || isYieldExpression(node)) return true;
  if (isFunctionLikeDeclaration(node)) return false;
  return node.forEachChild((child) => waits(child) || undefined) ?? false;
}
