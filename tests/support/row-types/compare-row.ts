import type { ResultColumn } from './describe-statement';
import type { DeclaredColumn, Kind, RowShape } from './row-shape';

const ABSENT = ['null', 'undefined'];

function fits(declared: Kind, column: ResultColumn): boolean {
  if (declared === 'unknown') return true;
  // A document may be declared as what the code put into it.
  if (column.kind === 'json') return !['any', 'Date', 'Buffer', 'unsupported'].includes(declared);
  return declared === column.kind;
}

function compareColumn(declared: DeclaredColumn, column: ResultColumn | undefined): string[] {
  const { name, kinds, isOptional } = declared;
  if (!column) return isOptional ? [] : [`${name} is not among the columns`];
  const values = kinds.filter((kind) => !ABSENT.includes(kind));
  const isRight = values.length > 0 && values.every((kind) => fits(kind, column));
  const mayBeNull = kinds.includes('null') || kinds.includes('unknown');
  const others = column.texts?.filter((text) => declared.texts?.includes(text) === false) ?? [];
  return [
    ...(isRight ? [] : [`${name} is ${column.type} (${column.kind}) and declared ${kinds.join(' | ')}`]),
    ...(column.isNullable && !mayBeNull ? [`${name} may be null`] : []),
    ...others.map((text) => `${name} may be '${text}'`),
  ];
}

/** Promises of a row type that the statement does not keep, one sentence for each column. */
export function compareRow({
  shape,
  columns,
}: {
  shape: RowShape;
  columns: readonly ResultColumn[];
}): string[] {
  const declared = new Set(shape.columns.map(({ name }) => name));
  const extra = columns.filter(({ name }) => !declared.has(name));
  const twice = columns.filter(({ name }, at) => columns.findIndex((one) => one.name === name) !== at);
  return [
    ...shape.columns.flatMap((one) =>
      compareColumn(
        one,
        columns.findLast(({ name }) => name === one.name),
      ),
    ),
    ...(shape.isOpen ? [] : extra.map(({ name }) => `${name} is not declared`)),
    ...twice.map(({ name }) => `${name} comes twice`),
  ];
}
