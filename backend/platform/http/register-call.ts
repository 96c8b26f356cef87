import type { Hono, Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { keyOwnerOf } from '@/backend/actor-name';
import type { Actor, Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { answerOnce } from '@/backend/platform/idempotency';
import { WrittenAnswer } from '@/backend/platform/written-answer';
import { assertBranch } from '@/backend/staff';
import type { Call } from '@/lib/contract/define-call';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { assertScope } from './authenticate';
import type { AppEnv } from './environment';
import { readIdempotencyKey } from './idempotency-key';
import { type Parsed, parseBody, parsePart, parseQuery, readParams, readSent } from './parse-call';
import { createCardGuard } from './refuse-cards';

type CallInput<C extends Call> = {
  ctx: Context;
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  file: C['file'] extends object ? Uint8Array<ArrayBuffer> : null;
  visitor: string | null;
  /** No edge may keep this answer, though the call is public. */
  keepNowhere: () => void;
};

type Handle<C extends Call> = (input: CallInput<C>) => Promise<z.infer<C['response']> | WrittenAnswer>;
/** Answers a repeated call from what the first one kept. */
type Repeat<C extends Call> = (input: CallInput<C>, kept: unknown) => Promise<z.infer<C['response']>>;

export type OnCall = <const C extends Call>(call: C, handle: Handle<C>, repeat?: Repeat<C>) => void;

/** An edge may keep an answer for so long; browsers ask again each time. */
const SHARED_SECONDS = 30;

/** Public GETs outside previews (guarantee/cache-isolation). */
function cacheControlOf({ call, mayKeep }: { call: Call; mayKeep: boolean }): string {
  const isPublic = call.auth === 'none' && call.method === 'GET' && mayKeep;
  return isPublic ? `public, max-age=0, s-maxage=${SHARED_SECONDS}` : 'private, no-store';
}

/** In Hono only the last segment may have an extension. */
export function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}(\.json)?/g, (_all, name: string, extension?: string) =>
    extension ? `:${name}{[^/]+\\.json}` : `:${name}`,
  );
}

/** As it was sent; it never selects (rule tenant/host, rule tenant/customer-id). @throws tenant_mismatch */
function assertSameTenant({ body, instanceId }: { body: unknown; instanceId: number }): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (key === 'customer_id' && String(value) !== String(instanceId)) throw new AppError('tenant_mismatch');
    assertSameTenant({ body: value, instanceId });
  }
}

function languageOf(c: HonoContext<AppEnv>): Language {
  const asked = c.req.header('lang');
  const { langs, language } = c.var.instance;
  return LANGUAGES.find((lang) => lang === asked && langs.includes(lang)) ?? language;
}

type Deps = Parameters<typeof makeContext>[0]['deps'];

/** Runs the call once for its key, and answers a repeated one from what the first one kept. */
async function runOnce<C extends Call>({
  deps,
  call,
  actor,
  key,
  params,
  input,
  handle,
  repeat,
}: {
  deps: Deps;
  call: C;
  actor: Actor;
  key: string;
  /** As the path has them. */
  params: Record<string, string>;
  input: CallInput<C>;
  handle: Handle<C>;
  repeat: Repeat<C> | undefined;
}) {
  const once = await answerOnce({
    ctx: input.ctx,
    // Callers never see each other's keys (guarantee/idempotency-keys).
    actor: keyOwnerOf(actor),
    key,
    // The same key with other content is refused.
    content: JSON.stringify([call.method, call.path, params, input.query, input.body]),
    leaseMs: deps.config.idempotencyLeaseMs,
    keepsItself: call.idempotency === 'accepted',
    run: async (keyClaim) => toAnswer(call, await handle({ ...input, ctx: { ...input.ctx, keyClaim } })),
  });
  return once.isRepeated && repeat ? toAnswer(call, await repeat(input, JSON.parse(once.text))) : once;
}

const toAnswer = (call: Call, answer: unknown) => ({
  status: call.status as number,
  text: answer instanceof WrittenAnswer ? answer.text : JSON.stringify(answer),
});

/** @param findActor who calls */
export function registerCall<const C extends Call>({
  app,
  deps,
  call,
  findActor,
  handle,
  repeat,
}: {
  app: Hono<AppEnv>;
  deps: Deps;
  call: C;
  findActor: (c: HonoContext<AppEnv>) => Promise<Actor>;
  handle: Handle<C>;
  repeat?: Repeat<C> | undefined;
}): void {
  if ((call.idempotency === 'accepted') !== Boolean(repeat)) {
    throw new Error(`${call.method} ${call.path}: a call that accepts a key says how it is repeated`);
  }
  const refuseCards = createCardGuard(call);
  app.on(call.method, toHonoPath(call.path), async (c) => {
    const actor = await findActor(c);
    // Before an answer that was kept: what somebody may changes.
    if (call.scope) assertScope({ actor, scope: call.scope });
    const key = readIdempotencyKey({ c, call, actor });
    const params = readParams(c);
    const { sent, file } = await readSent({ c, call });
    assertSameTenant({ body: sent, instanceId: c.var.instance.id });
    let mayKeep = !c.var.isStaging;
    const input = {
      keepNowhere: () => {
        mayKeep = false;
      },
      ctx: makeContext({ deps, instance: c.var.instance, actor, lang: languageOf(c), idempotencyKey: key }),
      params: parsePart(call.params, params),
      query: parseQuery({ c, call }),
      body: refuseCards(parseBody(call.body, sent)),
      file,
      visitor: c.var.visitor,
    };
    // Parsed by the schema of its type.
    const parsed = input as CallInput<C>;
    // Before a kept answer too.
    if (call.branch) await assertBranch({ ctx: input.ctx, branch: call.branch, named: input });
    const answer =
      key !== null
        ? await runOnce({ deps, call, actor, key, params, input: parsed, handle, repeat })
        : toAnswer(call, await handle(parsed));
    if (call.idempotency === 'required') await input.ctx.checkpoint('call-before-answer');
    c.header('cache-control', cacheControlOf({ call, mayKeep }));
    c.header('vary', 'host, x-forwarded-host, lang', { append: true });
    c.header('content-type', 'application/json');
    return c.body(answer.text, answer.status as ContentfulStatusCode);
  });
}
