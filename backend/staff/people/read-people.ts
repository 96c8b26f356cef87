import type { Context } from '@/backend/context';
import { branchesOf } from '@/backend/staff/branches/own-branches';
import type { People } from '@/lib/contract/staff/people-calls';
import { STAFF_ROLES, type StaffRole } from '@/lib/domain/staff/roles';
import { personOf } from './change-people';

/** Names are a person's own and no tenant's, so the owner of the tables reads them. */
export async function readPeople({ ctx }: { ctx: Context }): Promise<People> {
  const { id: instanceId } = ctx.instance;
  const me = personOf(ctx);
  const branches = branchesOf(ctx);
  const people = await ctx.db.lookUp<{
    id: number;
    name: string;
    mail: string;
    role: StaffRole;
    branches: number[] | null;
    since: Date;
    seen_at: Date | null;
  }>(
    `select p.id, p.name, p.mail, r.role, to_jsonb(r.branches) as branches, r.created_at as since,
       (select max(s.seen_at) from staff_sessions s where s.person_id = p.id and s.expires_at > $3) as seen_at
     from staff_roles r join staff_people p on p.id = r.person_id
     where r.instance_id = $1 and ($4::bigint[] is null or r.branches is null or r.branches && $4)
     order by array_position($2::text[], r.role), p.name, p.id`,
    [instanceId, STAFF_ROLES, ctx.now, branches],
  );
  const invitations = await ctx.db.statement<{
    id: number;
    mail: string;
    role: StaffRole;
    branches: number[] | null;
    expires_at: Date;
    is_reset: boolean;
  }>(
    instanceId,
    `select id, mail, role, to_jsonb(branches) as branches, expires_at, is_reset from staff_invitations
     where instance_id = $1 and used_at is null and expires_at > $2
       and ($3::bigint[] is null or branches is null or branches && $3) order by id desc`,
    [instanceId, ctx.now, branches],
  );
  return {
    people: people.map(({ since, seen_at, ...one }) => ({
      ...one,
      since: since.toISOString(),
      seen_at: seen_at?.toISOString() ?? null,
      is_me: one.id === me,
    })),
    invitations: invitations.map(({ expires_at, ...one }) => ({
      ...one,
      expires_at: expires_at.toISOString(),
    })),
  };
}
