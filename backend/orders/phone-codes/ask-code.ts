import { randomUUID } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { AskedCode } from '@/lib/contract/people/phone-codes';
import {
  CODE_DAY_MS,
  CODE_LIFE_MS,
  type CodeCounts,
  type CodeLimits,
  isServedPhone,
  RESEND_MS,
  refuseCode,
} from '@/lib/domain/people/phone-code';
import { codeOf, toCountedHash } from './code-of';
import { type Asked, loadAsked } from './load-asked';
import { SEND_LEASE_MS, type SendableCode, sendCode } from './send-code';

type Counted = { asked: Asked; phoneHash: Buffer; addressHash: Buffer | null };

/** Counts codes of the last day, while no other code of the tenant is counted. */
async function countCodes({ sql, ctx, counted }: { sql: Sql; ctx: Context; counted: Counted }) {
  const { asked, phoneHash, addressHash } = counted;
  await sql(`select pg_advisory_xact_lock(hashtextextended('phone codes ' || $1::bigint, 0))`, [
    ctx.instance.id,
  ]);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const [counts] = await sql<CodeCounts>(
    `select max(created_at) filter (where profile_id = $2 and purchase_id = $3 and phone_hash = $4) as newest,
       count(*) filter (where phone_hash = $4 and created_at > $7) as "phoneHour",
       count(*) filter (where phone_hash = $4) as "phoneDay",
       count(*) filter (where profile_id = $2 and created_at > $7) as "profileHour",
       count(*) filter (where profile_id = $2) as "profileDay",
       count(*) filter (where address_hash = $5) as "addressDay",
       count(*) as "tenantDay"
     from phone_codes where instance_id = $1 and created_at > $6`,
    [
      ctx.instance.id,
      getDinerId(ctx),
      asked.purchaseId,
      phoneHash,
      addressHash,
      before(CODE_DAY_MS),
      before(CODE_DAY_MS / 24),
    ],
  );
  if (!counts) throw new Error('codes were not counted');
  return counts;
}

/** Only the newest is right, so an older one that waits is not sent any more. */
async function writeCode({
  sql,
  ctx,
  counted: { asked, phoneHash, addressHash },
}: {
  sql: Sql;
  ctx: Context;
  counted: Counted;
}): Promise<SendableCode> {
  const own = [ctx.instance.id, getDinerId(ctx), asked.purchaseId];
  const row = { id: randomUUID(), lang: ctx.lang, send_tries: 0, phone: asked.phone };
  const at = (ms: number) => new Date(ctx.now.getTime() + ms);
  await sql(
    `update phone_codes set send_at = null, phone = null
     where instance_id = $1 and profile_id = $2 and purchase_id = $3 and send_at is not null`,
    own,
  );
  const expires_at = at(CODE_LIFE_MS);
  await sql(
    `insert into phone_codes (instance_id, profile_id, purchase_id, id, phone, phone_hash, address_hash, lang,
       created_at, expires_at, send_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...own,
      row.id,
      row.phone,
      phoneHash,
      addressHash,
      row.lang,
      ctx.now,
      expires_at,
      // This call sends it; a job does if its server dies.
      at(SEND_LEASE_MS),
    ],
  );
  const [instance_id = 0, profile_id = 0, purchase_id = 0] = own;
  return { ...row, instance_id, profile_id, purchase_id, expires_at };
}

/**
 * Sends a code to the phone of a cart (rule people/phone-code, guarantee/code-pumping).
 * @param visitor null: not counted by address @param countPhone only of a code that is sent
 * @throws what `loadAsked` throws, conflict if it is confirmed, phone_country, code_too_soon, code_limit, phone_refused
 */
export async function askCode({
  ctx,
  input,
  visitor,
  limits,
  countPhone,
}: {
  ctx: Context;
  input: { purchase_id: number };
  visitor: string | null;
  limits: CodeLimits;
  countPhone: (phoneHash: Buffer) => Promise<void>;
}): Promise<AskedCode> {
  const { row, sms } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const asked = await loadAsked({ sql, ctx, purchaseId: input.purchase_id });
    if (!asked.waits) throw new AppError('conflict');
    const { country } = ctx.instance;
    if (!isServedPhone({ country, phone_code: asked.contact.phone_code }))
      throw new AppError('phone_country');
    const counted = {
      asked,
      phoneHash: toCountedHash(asked.sms, 'phone', asked.phone),
      addressHash: visitor === null ? null : toCountedHash(asked.sms, 'address', visitor),
    };
    const counts = await countCodes({ sql, ctx, counted });
    await ctx.checkpoint('code-counted');
    const refusal = refuseCode({ counts, limits, now: ctx.now });
    if (refusal?.key === 'code_limit') throw new AppError('code_limit');
    if (refusal)
      throw new AppError(refusal.key, {
        values: { seconds: refusal.seconds },
        retryAfterSeconds: refusal.seconds,
      });
    await countPhone(counted.phoneHash);
    return { row: await writeCode({ sql, ctx, counted }), sms: asked.sms };
  });
  await ctx.checkpoint('code-before-send');
  const became = await sendCode({ ctx, sms, row });
  if (became === 'refused') throw new AppError('phone_refused');
  return {
    sent: became === 'sent',
    resend_seconds: RESEND_MS / 1_000,
    demo_code: sms.delivers ? null : codeOf(sms, row),
  };
}
