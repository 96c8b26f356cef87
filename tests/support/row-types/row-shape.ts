import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A kind of value that a declared type allows: `string`, `null`, `Date`, `array(number)`, … */
export type Kind = string;
/** @property texts the only texts a column may hold, where its type is a union of them */
export type DeclaredColumn = { name: string; isOptional: boolean; kinds: Kind[]; texts: string[] | null };
/** A row type; `isOpen` means that columns may come which it does not name. */
export type RowShape = { columns: DeclaredColumn[]; isOpen: boolean };

const BY_FLAG: readonly (readonly [TypeFlags, Kind])[] = [
  [TypeFlags.Any, 'any'],
  [TypeFlags.Unknown, 'unknown'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];
/** Classes that a parser of pg makes in place of plain objects. */
const CLASSES: Readonly<Record<string, Kind>> = { Date: 'Date', Buffer: 'Buffer', Uint8Array: 'Buffer' };

function kindsOf(checker: Checker, type: Type): Kind[] {
  if (type.isUnionType())
    return [...new Set(type.getTypes().flatMap((part) => kindsOf(checker, part)))].sort();
  const simple = BY_FLAG.find(([flag]) => type.flags & flag);
  if (simple) return [simple[1]];
  // A branded text is a text.
  if (type.isIntersectionType()) {
    const parts = type.getTypes().flatMap((part) => kindsOf(checker, part));
    return [parts.find((kind) => kind !== 'object') ?? 'object'];
  }
  if (!type.isObjectType()) return ['unsupported'];
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    const parts = checker.getTypeArguments(type).flatMap((part) => kindsOf(checker, part));
    return [`array(${[...new Set(parts)].sort().join('|')})`];
  }
  return [CLASSES[type.getSymbol()?.name ?? ''] ?? 'object'];
}

function textsOf(type: Type): string[] | null {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const values = parts.filter(({ flags }) => !(flags & TypeFlags.Nullable));
  const texts = values.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  return texts.length > 0 && texts.length === values.length ? texts : null;
}

/** @returns null for a row without columns, which promises nothing */
export function readShape(checker: Checker, row: Type): RowShape | null {
  const properties = checker.getPropertiesOfType(row);
  if (properties.length === 0) return null;
  const types = checker.getTypeOfSymbol(properties);
  const columns = properties.map(({ name, flags }, at): DeclaredColumn => {
    const type = types[at];
    return {
      name,
      isOptional: Boolean(flags & SymbolFlags.Optional),
      kinds: type ? kindsOf(checker, type) : ['unsupported'],
      texts: type ? textsOf(type) : null,
    };
  });
  return { columns, isOpen: checker.getIndexInfosOfType(row).length > 0 };
}
