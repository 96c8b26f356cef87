import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import * as staff from '@/backend/staff';
import { dateSchema, timeSchema } from '@/lib/contract/primitives';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const number = z.coerce.number().check(z.int(), z.positive());
/** What `npm run tenant -- bookings` may do. */
const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('approve'), id: number }),
  z.object({ change: z.literal('decline'), id: number, reason: words }),
  z.object({ change: z.literal('seat'), id: number, table: z.nullable(words) }),
  z.object({ change: z.literal('no_show'), id: number }),
  z.object({ change: z.literal('free'), id: number }),
  z.object({ change: z.literal('read'), id: number }),
  z.object({ change: z.literal('walk_in'), people: number.check(z.lte(10_000)) }),
  z.object({
    change: z.literal('block'),
    table: words,
    date: z.nullable(dateSchema),
    from: timeSchema,
    to: timeSchema,
  }),
]);
export type BookingsChange = z.infer<typeof changeSchema>;

type Branch = { id: number; slug: string };

/** @throws not_found, invalid_input where the branch must be named */
async function getBranch({ ctx, slug }: { ctx: Context; slug: string | null }): Promise<Branch> {
  const branches = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<Branch>(
      `select id, slug from suppliers where instance_id = $1 and removed_at is null and 'book' = any (services)
       order by id`,
      [ctx.instance.id],
    ),
  );
  const [branch, another] = slug === null ? branches : branches.filter((one) => one.slug === slug);
  if (!branch) throw new AppError('not_found', { message: 'No such branch takes bookings.' });
  if (!another) return branch;
  const slugs = branches.map((one) => one.slug).join(', ');
  throw new AppError('invalid_input', { message: `Say the branch with --branch: ${slugs}.` });
}

/** @throws not_found */
async function getTableId({ ctx, branch, label }: { ctx: Context; branch: Branch; label: string }) {
  const [table] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number }>(
      `select id from tables where instance_id = $1 and supplier_id = $2 and kind = 'table'
         and label_key = lower($3) and removed_at is null`,
      [ctx.instance.id, branch.id, label],
    ),
  );
  if (!table) throw new AppError('not_found', { message: `${branch.slug} has no table ${label}.` });
  return table.id;
}

type Asked = { ctx: Context; slug: string | null; asked: BookingsChange };

/** @throws as `getBranch`, `getTableId`, and what the verbs of staff throw */
async function changeBookings({ ctx, slug, asked }: Asked): Promise<StaffBooking> {
  const tableIn = async (branch: Branch, label: string) => getTableId({ ctx, branch, label });
  switch (asked.change) {
    case 'approve':
      return staff.decideBooking({ ctx, input: { id: String(asked.id), decision: { decision: 'approve' } } });
    case 'decline': {
      const { reason } = asked;
      return staff.decideBooking({
        ctx,
        input: { id: String(asked.id), decision: { decision: 'decline', reason } },
      });
    }
    case 'seat': {
      const table =
        asked.table === null ? {} : { table_id: await tableIn(await getBranch({ ctx, slug }), asked.table) };
      return staff.noteArrival({
        ctx,
        input: { id: String(asked.id), arrival: { arrival: 'seated', ...table } },
      });
    }
    case 'no_show':
      return staff.noteArrival({ ctx, input: { id: String(asked.id), arrival: { arrival: 'no_show' } } });
    case 'free':
      return staff.freeBookedTables({ ctx, input: { id: String(asked.id) } });
    case 'read':
      return staff.readBookingNews({ ctx, input: { id: String(asked.id) } });
    case 'walk_in': {
      const { id } = await getBranch({ ctx, slug });
      return staff.takeWalkIn({ ctx, input: { supplier_id: id, people: asked.people } });
    }
    case 'block': {
      const branch = await getBranch({ ctx, slug });
      const { table, from, to } = asked;
      const date = asked.date ?? (await today({ ctx, branch }));
      const tableId = await tableIn(branch, table);
      return staff.blockTable({
        ctx,
        input: { supplier_id: branch.id, table_id: tableId, date, from, to, note: '' },
      });
    }
  }
}

/** By the branch's clock. */
const today = async ({ ctx, branch }: { ctx: Context; branch: Branch }): Promise<string> =>
  (await staff.listBookingDay({ ctx, input: { supplierId: String(branch.id), date: null } })).date;

/** `npm run tenant -- bookings …` (rule staff/bookings). */
export function registerBookings({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug/bookings';
  app.get(path, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const { id } = await getBranch({ ctx, slug: c.req.query('branch') ?? null });
    const date = z.optional(dateSchema).safeParse(c.req.query('date'));
    if (!date.success) throw new AppError('invalid_input', { message: 'A date is written 2026-11-20.' });
    return c.json(
      await staff.listBookingDay({ ctx, input: { supplierId: String(id), date: date.data ?? null } }),
    );
  });
  app.put(path, async (c) => {
    const asked = changeSchema.safeParse(await c.req.json());
    if (!asked.success) throw new AppError('invalid_input', { message: z.prettifyError(asked.error) });
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await changeBookings({ ctx, slug: c.req.query('branch') ?? null, asked: asked.data }));
  });
}
