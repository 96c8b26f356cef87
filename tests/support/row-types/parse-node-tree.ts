/** A node of PostgreSQL's stored form of a query (`pg_node_tree`), by the names of its fields. */
export type TreeNode = { tag: string; fields: Record<string, TreeValue> };
/** `null` is what PostgreSQL writes as `<>`. */
export type TreeValue = TreeNode | TreeValue[] | string | null;

/** Brackets, blanks and the names of fields; a backslash keeps the next character as it is. */
const TOKEN = /[{}()]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()\\])+/gs;

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: TreeValue | undefined): TreeValue[] => (Array.isArray(value) ? value : []);
export const nodesOf = (value: TreeValue | undefined): TreeNode[] => listOf(value).filter(isNode);
export const textOf = (value: TreeValue | undefined): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: TreeValue | undefined): number => Number(textOf(value) || 0);

const plain = (token: string): TreeValue =>
  token === '<>' ? null : token.replace(/^"|"$/g, '').replace(/\\(.)/gs, '$1');

/** The tags of one node differ by the server's version in this ending alone. */
const toTag = (token: string) => token.replace(/EXPR$/, '');

export function parseNodeTree(tree: string): TreeValue {
  const tokens = tree.match(TOKEN) ?? [];
  let at = 0;
  const readNode = (): TreeNode => {
    const node: TreeNode = { tag: toTag(tokens[at] ?? ''), fields: {} };
    at += 1;
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at] ?? '').slice(1);
      at += 1;
      const values: TreeValue[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(readValue());
      node.fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at += 1;
    return node;
  };
  const readList = (): TreeValue[] => {
    const list: TreeValue[] = [];
    while (at < tokens.length && tokens[at] !== ')') list.push(readValue());
    at += 1;
    return list;
  };
  const readValue = (): TreeValue => {
    const token = tokens[at] ?? '';
    if (at >= tokens.length) throw new Error('the node tree ends too soon');
    at += 1;
    if (token === '{') return readNode();
    if (token === '(') return readList();
    return plain(token);
  };
  return readValue();
}
