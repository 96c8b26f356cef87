import {
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { placeOf, textOf, walk } from '@/tests/support/row-types/program';

/** A field of a schema; `name` is the way to it from the constant that holds it, `uses` the files that name it. */
export type Field = { file: string; name: string; uses: Set<string> };

const OBJECT = /^z\.(object|strictObject|extend|safeExtend)$/;

/** The constant and the keys that lead to a node. */
function wayTo(node: Node): string[] {
  const way: string[] = [];
  for (let at: Node = node; at.parent; at = at.parent) {
    if (isPropertyAssignment(at)) way.unshift(textOf(at.name));
    if (isVariableDeclaration(at)) way.unshift(textOf(at.name));
  }
  return way;
}

/** The fields of the objects that a file describes, each by the place of its declaration. */
export function listFields({ file, path }: { file: SourceFile; path: string }): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const node of walk(file)) {
    if (!isObjectLiteralExpression(node) || !isCallExpression(node.parent)) continue;
    if (!OBJECT.test(textOf(node.parent.expression))) continue;
    for (const member of node.properties) {
      if (!isPropertyAssignment(member) && !isShorthandPropertyAssignment(member)) continue;
      const name = [...wayTo(node.parent), textOf(member.name)].join('.');
      fields.set(placeOf(member), { file: path, name, uses: new Set() });
    }
  }
  return fields;
}
