import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import {
  addAccountLine,
  answerJoinWish,
  closeStaffAccount,
  listAllAccounts,
  moveAccount,
  removeAccountMember,
  setRoundState,
  takeWaiterCode,
  voidLine,
} from '@/backend/staff';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { CODE_LENGTH, listMissingParts } from '@/lib/domain/table/code-parts';
import { ROUND_STATES } from '@/lib/domain/table/rounds';
import { parseWaiterCode } from '@/lib/domain/table/waiter-code';
import { type OperatorTenantDeps, openTenant } from './open-tenant';
import { registerTableService } from './table-service-routes';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const number = z.coerce.number().check(z.int(), z.positive());
/** What `npm run tenant -- table` may do with an account. */
const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('round'), round: number, state: z.enum(ROUND_STATES) }),
  z.object({ change: z.literal('void'), line: number, reason: words }),
  z.object({ change: z.literal('add'), product: number, count: number.check(z.lte(99)) }),
  z.object({ change: z.literal('move'), table: words }),
  z.object({ change: z.literal('close'), reason: z.nullable(words) }),
  z.object({ change: z.literal('remove'), member: number }),
  z.object({ change: z.literal('admit'), name: words }),
  z.object({ change: z.literal('code'), code: z.string().check(z.maxLength(CODE_LENGTH)) }),
]);
export type TableChange = z.infer<typeof changeSchema>;

/** @throws not_found, invalid_input where the branch must be named */
async function getAccount({
  ctx,
  label,
  branch,
  order,
}: {
  ctx: Context;
  label: string;
  branch: string | null;
  /** The number of its order. */
  order: string | null;
}): Promise<StaffAccount> {
  const accounts = await listAllAccounts(ctx);
  const ofTable = accounts.filter(
    ({ table, supplier }) => table.label === label && (branch === null || supplier.slug === branch),
  );
  // A closed one that waits for its kitchen gives way to the party that sits there now, unless its number is said.
  const isOpen = ({ state }: StaffAccount) => state !== 'closed';
  const isMeant = ({ number }: StaffAccount) => String(number) === order;
  const open = ofTable.filter(isOpen);
  const named = order === null ? (open.length > 0 ? open : ofTable) : ofTable.filter(isMeant);
  const [account, another] = named;
  if (!account)
    throw new AppError('not_found', { message: `Table ${label} has no such account that is open or waits.` });
  if (!another) return account;
  const slugs = named.map(({ supplier }) => supplier.slug).join(', ');
  throw new AppError('invalid_input', {
    message: `Say the branch with --branch (${slugs}), or the order's number with --order.`,
  });
}

/** @throws not_found */
async function getTableId({ ctx, account, label }: { ctx: Context; account: StaffAccount; label: string }) {
  const [table] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number }>(
      `select id from tables where instance_id = $1 and supplier_id = $2 and kind = 'table'
         and label_key = lower($3) and removed_at is null`,
      [ctx.instance.id, account.supplier_id, label],
    ),
  );
  if (!table) throw new AppError('not_found', { message: `${account.supplier.slug} has no table ${label}.` });
  return table.id;
}

function getWish({ wishes }: StaffAccount, name: string): string {
  const wish = wishes.find((one) => one.name === name);
  if (!wish) throw new AppError('not_found', { message: `Nobody of that name waits: ${name}.` });
  return String(wish.id);
}

/** @throws invalid_input for what is no code, not_found for that of another table, what `takeWaiterCode` throws */
async function takeCode({ ctx, account, code }: { ctx: Context; account: StaffAccount; code: string }) {
  const read = parseWaiterCode(code);
  const missing = listMissingParts(code);
  if (missing.length > 0)
    throw new AppError('invalid_input', { message: `Parts of the code are missing: ${missing.join(', ')}.` });
  if (!read)
    throw new AppError('invalid_input', {
      message: 'That is not the code that a phone shows to the waiter.',
    });
  if (read.tableId !== account.table.id)
    throw new AppError('not_found', { message: `The code is not of table ${account.table.label}.` });
  return takeWaiterCode({ ctx, input: { code } });
}

async function changeTable({
  ctx,
  account,
  asked,
}: {
  ctx: Context;
  account: StaffAccount;
  asked: TableChange;
}): Promise<StaffAccount> {
  const id = String(account.id);
  switch (asked.change) {
    case 'round':
      return setRoundState({ ctx, input: { id, number: String(asked.round), state: asked.state } });
    case 'void':
      return voidLine({ ctx, input: { id, line: String(asked.line), reason: asked.reason } });
    case 'add':
      return addAccountLine({ ctx, input: { id, product: { id: asked.product, count: asked.count } } });
    case 'move':
      return moveAccount({
        ctx,
        input: { id, tableId: await getTableId({ ctx, account, label: asked.table }) },
      });
    case 'close':
      return closeStaffAccount({ ctx, input: { id, reason: asked.reason } });
    case 'remove':
      return removeAccountMember({ ctx, input: { id, number: String(asked.member) } });
    case 'admit':
      return answerJoinWish({ ctx, input: { id, wish: getWish(account, asked.name), admit: true } });
    case 'code':
      return takeCode({ ctx, account, code: asked.code });
  }
}

/** `npm run tenant -- table …` (rule staff/accounts). */
export function registerTables({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  registerTableService({ app, deps });
  const path = '/operator/tenants/:slug/table-accounts';
  app.get(path, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await listAllAccounts(ctx));
  });
  app.put(`${path}/:label`, async (c) => {
    const asked = changeSchema.safeParse(await c.req.json());
    if (!asked.success) throw new AppError('invalid_input', { message: z.prettifyError(asked.error) });
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const branch = c.req.query('branch') ?? null;
    const order = c.req.query('order') ?? null;
    const account = await getAccount({ ctx, label: c.req.param('label'), branch, order });
    return c.json(await changeTable({ ctx, account, asked: asked.data }));
  });
}
