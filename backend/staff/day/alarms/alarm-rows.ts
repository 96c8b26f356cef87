import type { TenantSql } from '@/backend/context';
import type { RoleBranches } from '@/lib/domain/staff/branches';

/** @param branches those of the caller; null: all */
export type AlarmsAsked = TenantSql & { branches: RoleBranches };

const MINUTE_MS = 60_000;

/** @returns the instant so many minutes before the call */
export const minutesAgo = ({ ctx }: Pick<TenantSql, 'ctx'>, minutes: number): Date =>
  new Date(ctx.now.getTime() - minutes * MINUTE_MS);

/** SQL: the columns of an alarm about orders `c` of a branch. @param since the column that says since when each waits */
export const ofOrders = (since: string): string =>
  `c.supplier_id, min(${since}) as since, count(*)::int as count,
   (array_agg(c.id order by ${since}, c.id))[1] as order_id, (array_agg(c.number order by ${since}, c.id))[1] as number`;
