/** SQL: the word of the tenant's file for group `g`. A group inside an option has the words of where it stands before its own. */
export const GROUP_WORD = `case when g.parent_option_id is null then g.key else split_part(g.key, '/', -1) end`;

/**
 * SQL: whether option `n` of group `g` can be had at a branch: the menu has it, and nobody there sold it out (rule menu/sold-out).
 * @param supplierId SQL for the branch
 */
export const optionLeft = (supplierId: string): string =>
  `(n.available and not exists (select 1 from sold_out_options gone where gone.instance_id = g.instance_id
    and gone.supplier_id = ${supplierId} and gone.group_key = ${GROUP_WORD} and gone.option_key = n.key))`;
