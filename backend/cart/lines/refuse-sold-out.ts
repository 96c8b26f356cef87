import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { optionLeft } from '@/backend/stored/option-left';
import { lineNameOf } from './line-name';
import type { PricedLine } from './priced-lines';

type Named = PricedLine['content']['options'][number];
type Asked = { option_id: number; supplier_id: number; product: string; option: string };

/** The options that a line asks for, with those inside them. */
function listAsked({ ctx, line }: { ctx: Context; line: PricedLine }): Asked[] {
  const product = lineNameOf({ ctx, content: line.content });
  const toAsked = ({ optionId, name, options = [] }: Named): Asked[] => [
    {
      ...{ option_id: optionId, supplier_id: line.supplierId, product },
      option: lineNameOf({ ctx, content: { name } }),
    },
    ...options.flatMap(toAsked),
  ];
  return line.content.options.flatMap(toAsked);
}

/**
 * Refuses what was sold out while the order was checked (rule menu/sold-out). @param lines as this transaction read them
 * @throws option_sold_out, in the database
 */
export async function refuseSoldOut({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly PricedLine[];
}): Promise<void> {
  const asked = lines.flatMap((line) => listAsked({ ctx, line }));
  if (asked.length === 0) return;
  await sql(
    `select refuse_option(asked.product, asked.option)
     from jsonb_to_recordset($2::jsonb) as asked (option_id bigint, supplier_id bigint, product text, option text)
     join options n on n.instance_id = $1 and n.id = asked.option_id
     join option_groups g on g.instance_id = n.instance_id and g.id = n.group_id
     where not ${optionLeft('asked.supplier_id')} limit 1`,
    [ctx.instance.id, JSON.stringify(asked)],
  );
}
