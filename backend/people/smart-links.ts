import { randomBytes } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { AnonymousProfile } from '@/lib/contract/people/profile';
import { letInEnd, smartLinkEnd } from '@/lib/domain/people/smart-link';
import { smartLinkPath } from '@/lib/domain/tenant/screen-path';
import { createToken, hashToken, type ProfileDetails, toProfile } from './profile-rows';

type Asked = { ctx: Context; input: { profileId: string; purchaseId?: string | undefined } };
export type SmartLink = { profile: number; url: string; expires_at: string };

/** 256 bits in letters and digits that every address takes. */
const createLinkToken = () => randomBytes(32).toString('hex');

/** The branch of the named order, which must be the profile's, or the tenant's first. @throws not_found */
async function findBranch({ ctx, input: { profileId, purchaseId } }: Asked): Promise<string> {
  const [branch] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ slug: string }>(
      `select s.slug from suppliers s where s.instance_id = $1 and s.removed_at is null
         and exists (select 1 from profiles p where p.instance_id = $1 and p.id = $2 and p.erased_at is null)
         and ($3::bigint is null or exists (select 1 from purchases c
           join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id
           where c.instance_id = $1 and c.id = $3 and m.profile_id = $2 and c.supplier_id = s.id))
       order by s.position, s.id limit 1`,
      [ctx.instance.id, profileId, purchaseId ?? null],
    ),
  );
  if (branch) return branch.slug;
  const what =
    purchaseId === undefined ? `profile ${profileId}` : `order ${purchaseId} of profile ${profileId}`;
  throw new AppError('not_found', { message: `There is no ${what}.` });
}

/** As the operator; the answer has the token's only copy (rule people/smart-link). @throws not_found */
export async function createSmartLink({ ctx, input }: Asked): Promise<SmartLink> {
  const slug = await findBranch({ ctx, input });
  const token = createLinkToken();
  const expiresAt = smartLinkEnd(ctx.now);
  const profileId = Number(input.profileId);
  await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql(
      `insert into profile_tokens (instance_id, token_hash, profile_id, purpose, expires_at)
       values ($1, $2, $3, 'smart_link', $4)`,
      [ctx.instance.id, hashToken(token), profileId, expiresAt],
    ),
  );
  const purchaseId = input.purchaseId === undefined ? null : Number(input.purchaseId);
  const path = smartLinkPath({ slug, profileId, token, purchaseId });
  return { profile: profileId, url: `${ctx.publicOrigin}${path}`, expires_at: expiresAt.toISOString() };
}

/** A profile's links, and the browsers that they let in; its own browser stays. @returns how many links there were */
export async function revokeSmartLinks({ ctx, input }: Asked): Promise<{ profile: number; revoked: number }> {
  const own = [ctx.instance.id, input.profileId];
  const ended = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    // A browser that is being let in holds the link's row: without this wait, the delete would miss its new token.
    await sql(
      `select 1 from profile_tokens where instance_id = $1 and profile_id = $2 and purpose = 'smart_link' for update`,
      own,
    );
    return sql<{ purpose: string }>(
      `delete from profile_tokens where instance_id = $1 and profile_id = $2
         and (by_link or purpose = 'smart_link') returning purpose`,
      own,
    );
  });
  const links = ended.filter(({ purpose }) => purpose === 'smart_link');
  return { profile: Number(input.profileId), revoked: links.length };
}

/**
 * `GET /profiles/login_smart_link/{profile_id}.json`: the one GET that writes, a token of the profile for this browser.
 * @throws not_found for a token that the profile never had or that was revoked, link_expired
 */
export function loginSmartLink({
  ctx,
  input: { profileId, token },
}: {
  ctx: Context;
  input: { profileId: string; token: string };
}): Promise<AnonymousProfile> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [link] = await sql<{ id: number; details: ProfileDetails; is_over: boolean }>(
      `select p.id, p.details, (t.expires_at <= $4) is true as is_over
       from profile_tokens t join profiles p on p.instance_id = t.instance_id and p.id = t.profile_id
       where t.instance_id = $1 and t.token_hash = $2 and t.profile_id = $3 and t.purpose = 'smart_link'
       for update of t`,
      [instanceId, hashToken(token), profileId, ctx.now],
    );
    if (!link) throw new AppError('not_found');
    if (link.is_over) throw new AppError('link_expired');
    const own = createToken();
    await ctx.checkpoint('link-opened');
    await sql(
      `insert into profile_tokens (instance_id, token_hash, profile_id, purpose, by_link, expires_at)
       values ($1, $2, $3, 'profile', true, $4)`,
      [instanceId, hashToken(own), link.id, letInEnd(ctx.now)],
    );
    return { ...toProfile(link), token: own };
  });
}
