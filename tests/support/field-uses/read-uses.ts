import {
  type Expression,
  type Identifier,
  isArrowFunction,
  isBindingElement,
  isBlock,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  type PropertyName,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker } from 'typescript/unstable/sync';
import { textOf, walk } from '@/tests/support/row-types/program';
import { membersOf, type Notes } from './note-uses';

const isNamed = (name: PropertyName | undefined): name is Identifier =>
  name !== undefined && isIdentifier(name);

type Tools = { checker: Checker; notes: Notes; file: string };

/** Expressions whose value goes where a type asks for it. */
function listHandedOn(node: Node): Expression[] {
  if (isCallExpression(node)) return [...node.arguments];
  if (isPropertyAssignment(node)) return [node.initializer];
  if ((isJsxExpression(node) || isReturnStatement(node)) && node.expression) return [node.expression];
  if (isArrowFunction(node) && !isBlock(node.body)) return [node.body];
  return isVariableDeclaration(node) && node.type && node.initializer ? [node.initializer] : [];
}

/** `{ name }`, `{ name: value }` and `{ ...value }` where a type asks for them. */
function readLiteral({ checker, notes, file }: Tools, literal: ObjectLiteralExpression): void {
  const asked = checker.getContextualType(literal);
  if (!asked) return;
  for (const member of literal.properties) {
    if (isSpreadAssignment(member)) {
      notes.noteFlow({ from: checker.getTypeAtLocation(member.expression), to: asked, file });
      continue;
    }
    if (!isNamed(member.name)) continue;
    const name = member.name.text;
    notes.noteProperty({ type: asked, name, file });
    if (!isShorthandPropertyAssignment(member)) continue;
    const value = checker.getShorthandAssignmentValueSymbol(member);
    const from = value && checker.getTypeOfSymbol(value);
    for (const one of membersOf(asked)) {
      const to = checker.getPropertyOfType(one, name);
      if (to) notes.noteFlow({ from, to: checker.getTypeOfSymbol(to), file });
    }
  }
}

/** Notes the fields that a file uses: read, destructured, written, handed on, or taken by a name out of a list of names. */
export function readUses({ source, ...tools }: Tools & { source: SourceFile }): void {
  const { checker, notes, file } = tools;
  const read: Node[] = [];
  const handedOn: Expression[] = [];
  for (const node of walk(source)) {
    if (isPropertyAccessExpression(node)) read.push(node.name);
    if (isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      for (const name of membersOf(checker.getTypeAtLocation(node.argumentExpression)))
        if (name.isStringLiteralType()) notes.noteProperty({ type, name: name.value, file });
    }
    if (isBindingElement(node) && isObjectBindingPattern(node.parent) && !node.dotDotDotToken && node.name) {
      const name = textOf(node.propertyName ?? node.name);
      notes.noteProperty({ type: checker.getTypeAtLocation(node.parent), name, file });
    }
    if (isObjectLiteralExpression(node)) readLiteral(tools, node);
    handedOn.push(...listHandedOn(node).filter((one) => !isObjectLiteralExpression(one)));
  }
  for (const symbol of checker.getSymbolAtLocation(read)) notes.note({ symbol, file });
  const types = checker.getTypeAtLocation(handedOn);
  for (const [index, expression] of handedOn.entries())
    notes.noteFlow({ from: types[index], to: checker.getContextualType(expression), file });
}
