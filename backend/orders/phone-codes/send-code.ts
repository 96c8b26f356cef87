import type { Context } from '@/backend/context';
import { GatewayError } from '@/backend/providers/payments/port';
import type { SmsPort } from '@/backend/providers/sms/port';
import { toCodeMessage } from '@/lib/domain/people/code-message';
import type { Language } from '@/lib/domain/tenant/countries';
import { type CodeFacts, codeOf } from './code-of';

/** One sender has the code for so long, which is longer than a call of any provider may take. */
export const SEND_LEASE_MS = 10_000;
const FIRST_PAUSE_MS = 2_000;

export type SendableCode = CodeFacts & { lang: Language; send_tries: number; expires_at: Date };

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function readTenantName(ctx: Context): Promise<string> {
  const [row] = await ctx.db.statement<{ name: string }>(
    ctx.instance.id,
    'select name from instances where id = $1',
    [ctx.instance.id],
  );
  return row?.name ?? '';
}

/** @param at when it is tried again; null: never, and its phone is forgotten */
function settle({ ctx, row, at }: { ctx: Context; row: SendableCode; at: Date | null }): Promise<unknown> {
  return ctx.db.statement(
    ctx.instance.id,
    `update phone_codes set send_tries = send_tries + 1, send_at = $3,
       phone = case when $3::timestamptz is null then null else phone end
     where instance_id = $1 and id = $2 and send_at is not null`,
    [ctx.instance.id, row.id, at],
  );
}

/**
 * Outside of any transaction. The message keeps its id, so a provider that heard it already sends nothing.
 * @returns `waits`: a job tries again until the code is over
 */
export async function sendCode({
  ctx,
  sms,
  row,
}: {
  ctx: Context;
  sms: SmsPort;
  row: SendableCode;
}): Promise<'sent' | 'waits' | 'refused'> {
  const { id, phone, lang } = row;
  const text = toCodeMessage({ lang, code: codeOf(sms, row), tenantName: await readTenantName(ctx) });
  try {
    await sms.send({ id, to: phone, text, tenant: ctx.instance.slug });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const next = after(ctx.clock(), FIRST_PAUSE_MS * 2 ** row.send_tries);
    const isOver = error.kind === 'refused' || next >= row.expires_at;
    await settle({ ctx, row, at: isOver ? null : next });
    const isRefused = error.kind === 'refused';
    const failure = isOver && !isRefused ? 'given_up' : error.kind;
    ctx.alarm({ kind: 'gateway', call: 'sms', failure, provider: null, message: error.message });
    return isRefused ? 'refused' : 'waits';
  }
  await ctx.checkpoint('code-sent');
  await settle({ ctx, row, at: null });
  return 'sent';
}
