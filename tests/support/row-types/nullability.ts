import { isNode, listOf, nodesOf, numberOf, type TreeNode, type TreeValue } from './parse-node-tree';
import type { Catalog } from './read-catalog';

/** A query and those around it, the innermost first: a variable counts outwards. */
type Scope = { catalog: Catalog; queries: readonly TreeNode[] };

const inside = (query: TreeNode, { catalog, queries }: Scope): Scope => ({
  catalog,
  queries: [query, ...queries],
});
const outside = ({ catalog, queries }: Scope, levels: number): Scope => ({
  catalog,
  queries: queries.slice(levels),
});

const JOINS = { left: 1, full: 2, right: 3 };
const RANGES = { table: 0, subquery: 1, join: 2, values: 5, with: 6, group: 9 };
const LINKS = { exists: 0, expression: 4, array: 6 };
/** The one command that has both an old and a new row to return. */
const UPDATE = 2;

/** Functions that answer null only where they are given one; operators and casts are held to be so too. */
const STRICT = ['abs', 'ceil', 'floor', 'hashtext', 'length', 'lower', 'round', 'upper', 'to_jsonb'];
/** Functions that never answer null. */
const NEVER_NULL = [
  'now',
  'json_build_object',
  'jsonb_build_object',
  'jsonb_build_array',
  'pg_try_advisory_lock',
];
/** Operators that look into a document answer null for what is not there. */
const LOOKS_INTO = /^jsonb?_(object_field|array_element|extract_path)/;
const COUNTS = ['count', 'rank', 'dense_rank', 'row_number'];
const CASTS = [1, 2];

const ALWAYS = new Set(['ARRAY', 'BOOLEANTEST', 'DISTINCT', 'NULLTEST', 'ROW', 'SQLVALUEFUNCTION']);
const LIKE_ITS_ARGUMENT = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCE']);
const FIRST_THAT_IS = new Set(['COALESCE', 'MINMAX']);

/** The range table entries that an outer join may leave without a row. */
function listOptional(item: TreeValue | undefined, isOptional: boolean): number[] {
  if (!isNode(item)) return [];
  const { tag, fields } = item;
  if (tag === 'RANGETBLREF') return isOptional ? [numberOf(fields.rtindex)] : [];
  if (tag === 'FROM') return listOf(fields.fromlist).flatMap((one) => listOptional(one, isOptional));
  const type = numberOf(fields.jointype);
  const { left, full, right } = JOINS;
  return [
    ...(isOptional || type === full ? [numberOf(fields.rtindex)] : []),
    ...listOptional(fields.larg, isOptional || type === full || type === right),
    ...listOptional(fields.rarg, isOptional || type === full || type === left),
  ];
}

const isVariable = (node: TreeValue | undefined, own: TreeNode): boolean =>
  isNode(node) &&
  node.tag === 'VAR' &&
  ['varno', 'varattno', 'varlevelsup'].every((field) => node.fields[field] === own.fields[field]);

/** Whether a condition cannot hold where the variable is null. */
function excludesNull(condition: TreeValue | undefined, variable: TreeNode): boolean {
  if (!isNode(condition)) return false;
  const { tag, fields } = condition;
  if (tag === 'BOOL' && fields.boolop === 'and')
    return listOf(fields.args).some((one) => excludesNull(one, variable));
  if (tag === 'NULLTEST') return numberOf(fields.nulltesttype) === 1 && isVariable(fields.arg, variable);
  // A comparison with null is not true.
  return tag === 'OP' && listOf(fields.args).some((one) => isVariable(one, variable));
}

const never = (value: TreeValue | undefined, scope: Scope): boolean =>
  isNode(value) && isNeverNull(value, scope);

/** One column of what a query answers, `around` being the scope that the query stands in. */
function isColumnNeverNull(query: TreeNode, column: number, around: Scope): boolean {
  const { fields } = query;
  const scope = inside(query, around);
  if (isNode(fields.setOperations))
    return leavesOf(fields.setOperations).every((index) => {
      const part = listOf(fields.rtable)[index - 1];
      const own = isNode(part) ? part.fields.subquery : null;
      return isNode(own) && isColumnNeverNull(own, column, scope);
    });
  const returned = nodesOf(fields.returningList);
  const list = returned.length > 0 ? returned : nodesOf(fields.targetList);
  const target = list.find((one) => numberOf(one.fields.resno) === column);
  return never(target?.fields.expr, scope);
}

/** Whether a column of a statement's answer can never be null. */
export const isAnswerNeverNull = ({
  catalog,
  query,
  column,
}: {
  catalog: Catalog;
  query: TreeNode;
  column: number;
}): boolean => isColumnNeverNull(query, column, { catalog, queries: [] });

function leavesOf(operation: TreeNode): number[] {
  if (operation.tag === 'RANGETBLREF') return [numberOf(operation.fields.rtindex)];
  return [operation.fields.larg, operation.fields.rarg].filter(isNode).flatMap(leavesOf);
}

function isVariableNeverNull(variable: TreeNode, scope: Scope): boolean {
  const own = outside(scope, numberOf(variable.fields.varlevelsup));
  const [query] = own.queries;
  if (!query) return false;
  const local: TreeNode = { ...variable, fields: { ...variable.fields, varlevelsup: '0' } };
  const { jointree, commandType, resultRelation, groupingSets } = query.fields;
  const index = numberOf(variable.fields.varno);
  const column = numberOf(variable.fields.varattno);
  // Totals of several groups leave out what they are not grouped by.
  if (listOf(groupingSets).length > 0) return false;
  // An update returns new values, and its condition looked at the old ones.
  const isWritten = index === numberOf(resultRelation);
  if (!isWritten && isNode(jointree) && excludesNull(jointree.fields.quals, local)) return true;
  if (listOptional(jointree, false).includes(index)) return false;
  if (numberOf(variable.fields.varreturningtype) > 0 && numberOf(commandType) !== UPDATE) return false;
  const range = listOf(query.fields.rtable)[index - 1];
  if (!isNode(range)) return false;
  // System columns: the row's place, its transaction, the whole row.
  if (column <= 0) return true;
  return isRangeNeverNull({ range, column, scope: own });
}

function isRangeNeverNull({
  range: { fields },
  column,
  scope,
}: {
  range: TreeNode;
  column: number;
  scope: Scope;
}): boolean {
  const kind = numberOf(fields.rtekind);
  if (kind === RANGES.table) return scope.catalog.isNotNull(numberOf(fields.relid), column);
  if (kind === RANGES.subquery && isNode(fields.subquery))
    return isColumnNeverNull(fields.subquery, column, scope);
  if (kind === RANGES.join) return never(listOf(fields.joinaliasvars)[column - 1], scope);
  if (kind === RANGES.group) return never(listOf(fields.groupexprs)[column - 1], scope);
  if (kind === RANGES.values)
    return listOf(fields.values_lists).every((row) => never(listOf(row)[column - 1], scope));
  if (kind !== RANGES.with) return false;
  const home = outside(scope, numberOf(fields.ctelevelsup));
  const own = nodesOf(home.queries[0]?.fields.cteList).find((one) => one.fields.ctename === fields.ctename);
  const inner = own?.fields.ctequery;
  // One that calls itself would be followed for ever.
  if (own?.fields.cterecursive === 'true' || !isNode(inner)) return false;
  return isColumnNeverNull(inner, column, home);
}

/** A query that counts and does not group answers exactly one row. */
function isLinkNeverNull({ fields }: TreeNode, scope: Scope): boolean {
  const type = numberOf(fields.subLinkType);
  if (type === LINKS.exists || type === LINKS.array) return true;
  const query = fields.subselect;
  if (type !== LINKS.expression || !isNode(query)) return false;
  const { hasAggs, groupClause, groupingSets, havingQual, limitCount, limitOffset } = query.fields;
  const isOneRow = [groupClause, groupingSets, havingQual, limitCount, limitOffset].every(
    (field) => field === null || field === undefined,
  );
  return hasAggs === 'true' && isOneRow && isColumnNeverNull(query, 1, scope);
}

function isCallNeverNull({ fields }: TreeNode, scope: Scope): boolean {
  const name = scope.catalog.functionName(numberOf(fields.funcid));
  if (NEVER_NULL.includes(name)) return true;
  const isStrict = STRICT.includes(name) || CASTS.includes(numberOf(fields.funcformat));
  return isStrict && listOf(fields.args).every((one) => never(one, scope));
}

/** Whether an expression can never be null; what this does not know may be. */
function isNeverNull(node: TreeNode, scope: Scope): boolean {
  const { tag, fields } = node;
  const args = listOf(fields.args);
  if (ALWAYS.has(tag)) return true;
  if (LIKE_ITS_ARGUMENT.has(tag)) return never(fields.arg, scope);
  if (tag === 'BOOL') return args.every((one) => never(one, scope));
  if (FIRST_THAT_IS.has(tag)) return args.some((one) => never(one, scope));
  if (tag === 'VAR') return isVariableNeverNull(node, scope);
  if (tag === 'CONST') return fields.constisnull === 'false';
  if (tag === 'AGGREF') return COUNTS.includes(scope.catalog.functionName(numberOf(fields.aggfnoid)));
  if (tag === 'WINDOWFUNC') return COUNTS.includes(scope.catalog.functionName(numberOf(fields.winfnoid)));
  if (tag === 'SUBLINK') return isLinkNeverNull(node, scope);
  if (tag === 'FUNC') return isCallNeverNull(node, scope);
  if (tag === 'OP') {
    const name = scope.catalog.functionName(numberOf(fields.opfuncid));
    return !LOOKS_INTO.test(name) && args.every((one) => never(one, scope));
  }
  if (tag === 'CASE')
    return never(fields.defresult, scope) && nodesOf(args).every((when) => never(when.fields.result, scope));
  return false;
}
