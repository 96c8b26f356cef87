import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { GatewayError } from '@/backend/providers/payments/port';
import { audit } from '@/backend/staff/audit';
import { invitePerson } from '@/backend/staff/people/invite-people';
import type { OwnerLink } from '@/lib/contract/staff/operators/operator-calls';
import { toOwnerMail } from '@/lib/domain/staff/operators/owner-mail';
import { noteOperatorAction } from './operator-rows';

/** The operator whose act it is: their calls alone have such a context. */
const operatorOf = ({ actor }: Context): number | null =>
  actor.kind === 'operator' ? (actor.personId ?? null) : null;

/** Written down for the operators, and with its reason for the restaurant; no change writes nothing. @throws not_found */
export async function setTenantStatus({
  ctx,
  input: { status, reason },
}: {
  ctx: Context;
  input: { status: 'active' | 'locked'; reason: string };
}): Promise<void> {
  const { id, slug } = ctx.instance;
  await ctx.db.system(async (sql) => {
    const [before] = await sql<{ status: string }>('select status from instances where id = $1 for update', [
      id,
    ]);
    if (!before) throw new AppError('not_found');
    if (before.status === status) return;
    await sql('update instances set status = $2 where id = $1', [id, status]);
    const details = { from: before.status, to: status, reason };
    await audit({ sql, ctx, action: 'instance.status', details });
    await noteOperatorAction({
      ...{ sql, now: ctx.now, personId: operatorOf(ctx), slug },
      ...{ action: status === 'locked' ? 'tenant.locked' : 'tenant.unlocked', details: { reason } },
    });
    await requestPublication({ sql, instanceId: id });
  });
}

/** @returns whether the mail went out; the link is shown in any case */
async function sendLink({
  ctx,
  name,
  mail: to,
  url,
}: {
  ctx: Context;
  name: string;
  mail: string;
  url: string;
}): Promise<boolean> {
  if (!ctx.mail) return false;
  try {
    const id = `${ctx.instance.slug}-owner-${ctx.now.getTime()}`;
    const texts = toOwnerMail({ lang: ctx.instance.language, name, url });
    await ctx.mail.send({ id, to, from: name, replyTo: null, ...texts });
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return false;
    throw error;
  }
}

/** A former link to the address ends; written down without its token. @throws not_found without a staff address */
export async function inviteOwner({
  ctx,
  input: { mail },
}: {
  ctx: Context;
  input: { mail: string };
}): Promise<OwnerLink> {
  const { slug, id } = ctx.instance;
  const invited = await invitePerson({ ctx, input: { mail, role: 'owner' } });
  const name = await ctx.db.system(async (sql) => {
    const [row] = await sql<{ name: string }>('select name from instances where id = $1', [id]);
    const details = { mail: invited.mail };
    await noteOperatorAction({
      ...{ sql, now: ctx.now, personId: operatorOf(ctx), slug, details },
      action: 'owner.invited',
    });
    return row?.name ?? slug;
  });
  return { ...invited, sent: await sendLink({ ctx, name, mail: invited.mail, url: invited.url }) };
}
