import { randomUUID } from 'node:crypto';
import type { Database, Sql } from '@/backend/platform/database/database';
import { typeOf } from './expression-type';
import { isAnswerNeverNull } from './nullability';
import { isNode, listOf, nodesOf, numberOf, parseNodeTree, type TreeNode, textOf } from './parse-node-tree';
import type { Catalog } from './read-catalog';
import type { Kind } from './row-shape';

/** @property texts the only texts it holds, where it comes from a table's column that says so */
export type ResultColumn = {
  name: string;
  kind: Kind;
  type: string;
  isNullable: boolean;
  texts: string[] | null;
};

/** The types PostgreSQL gives a statement's parameters, as it does when the driver sends it. */
async function readParameters(sql: Sql, text: string): Promise<string> {
  const name = `described_${randomUUID().replaceAll('-', '')}`;
  await sql(`prepare ${name} as ${text}`);
  const [row] = await sql<{ types: string }>(
    `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = $1`,
    [name],
  );
  await sql(`deallocate ${name}`);
  return row?.types ?? '';
}

/** A function keeps its body as the server has understood it, with every name looked up. */
async function readQuery(sql: Sql, text: string): Promise<TreeNode> {
  const name = `described_${randomUUID().replaceAll('-', '')}`;
  const parameters = await readParameters(sql, text);
  await sql(
    `create function ${name}(${parameters}) returns setof record language sql begin atomic ${text}; end`,
  );
  const [row] = await sql<{ body: string }>(
    'select prosqlbody::text as body from pg_proc where proname = $1',
    [name],
  );
  await sql(`drop function ${name}`);
  const [list] = listOf(parseNodeTree(row?.body ?? ''));
  const query = Array.isArray(list) ? list[0] : list;
  if (!isNode(query) || query.tag !== 'QUERY') throw new Error('the statement has no query');
  return query;
}

/** The columns a statement answers with, without running it. @throws what PostgreSQL has against the statement */
export async function describeStatement({
  db,
  catalog,
  text,
}: {
  db: Database;
  catalog: Catalog;
  text: string;
}): Promise<ResultColumn[]> {
  const query = await db.system((sql) => readQuery(sql, text));
  const returned = nodesOf(query.fields.returningList);
  const targets = numberOf(query.fields.commandType) === 1 ? nodesOf(query.fields.targetList) : returned;
  return targets
    .filter(({ fields }) => fields.resjunk === 'false')
    .map(({ fields }) => {
      const type = typeOf(fields.expr, catalog);
      return {
        name: textOf(fields.resname),
        kind: catalog.kindOf(type),
        type: catalog.nameOf(type),
        isNullable: !isAnswerNeverNull({ catalog, query, column: numberOf(fields.resno) }),
        texts: catalog.textsOf(numberOf(fields.resorigtbl), numberOf(fields.resorigcol)),
      };
    });
}
