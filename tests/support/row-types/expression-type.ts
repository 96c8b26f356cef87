import { isNode, nodesOf, numberOf, type TreeValue, textOf } from './parse-node-tree';
import type { Catalog } from './read-catalog';

const BOOLEAN = 16;
const BOOLEANS = ['BOOL', 'NULLTEST', 'BOOLEANTEST', 'SCALARARRAYOP'];
/** Where the other kinds of nodes say their type. */
const TYPE_FIELDS = [
  'vartype',
  'consttype',
  'paramtype',
  'aggtype',
  'wintype',
  'opresulttype',
  'funcresulttype',
  'coalescetype',
  'casetype',
  'minmaxtype',
  'resulttype',
  'array_typeid',
  'refrestype',
  'type',
];
const EXPRESSION_LINK = 4;
const ARRAY_LINK = 6;

/** The type of an expression by its oid; 0, which is no type, where this does not know the expression. */
export function typeOf(node: TreeValue | undefined, catalog: Catalog): number {
  if (!isNode(node)) return 0;
  const { tag, fields } = node;
  if (BOOLEANS.includes(tag)) return BOOLEAN;
  if (tag === 'SUBLINK') {
    const query = fields.subselect;
    const type = numberOf(fields.subLinkType);
    const first = isNode(query) ? nodesOf(query.fields.targetList)[0]?.fields.expr : null;
    if (type === EXPRESSION_LINK) return typeOf(first, catalog);
    return type === ARRAY_LINK ? catalog.arrayOf(typeOf(first, catalog)) : BOOLEAN;
  }
  const field = TYPE_FIELDS.find((name) => name in fields);
  return field ? numberOf(textOf(fields[field])) : 0;
}
