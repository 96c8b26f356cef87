import type { Hono, Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Call } from '@/lib/contract/calls/define-call';
import { LANGUAGES, type Language } from '@/lib/domain/countries';
import type { Context } from '../context';
import { AppError } from '../errors';
import { makeContext } from '../make-context';
import { answerOnce } from '../services/idempotency';
import { authenticate } from './authenticate';
import type { AppDeps, AppEnv } from './environment';
import { idempotencyScope, readIdempotencyKey } from './idempotency-key';
import { readJsonBody } from './read-body';

type Parsed<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;

export type CallInput<C extends Call> = {
  ctx: Context;
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  visitor: string | null;
};

/** Binds a call to the verb that answers it. */
export type OnCall = <const C extends Call>(
  call: C,
  handle: (input: CallInput<C>) => Promise<z.infer<C['response']>>,
) => void;

/** How long an edge may keep a public answer; browsers ask again each time. */
const SHARED_SECONDS = 30;

/** What may be kept of an answer: nothing of a person's or of a preview, and public GETs only (quality T10). */
function cacheControlOf({ call, isStaging }: { call: Call; isStaging: boolean }): string {
  const isPublic = call.auth === 'none' && call.method === 'GET' && !isStaging;
  return isPublic ? `public, max-age=0, s-maxage=${SHARED_SECONDS}` : 'private, no-store';
}

/** `/x/{id}.json` in Hono's words; only the last segment may end in an extension. */
export function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}(\.json)?/g, (_all, name: string, extension?: string) =>
    extension ? `:${name}{[^/]+\\.json}` : `:${name}`,
  );
}

/** A part of the input by its schema; a call without one has no such part. @throws invalid_input with the fields */
function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.code ?? 'invalid']),
  );
  throw new AppError('invalid_input', { fields });
}

/**
 * `customer_id` in a body is the tenant's like the one in a header: it never selects, it only may
 * disagree (decisions 1 and 2). @throws tenant_mismatch
 */
function assertSameTenant({ body, instanceId }: { body: unknown; instanceId: number }): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (key === 'customer_id' && value !== instanceId) throw new AppError('tenant_mismatch');
    assertSameTenant({ body: value, instanceId });
  }
}

/** The language of the call: the `lang` header when the tenant offers it, else the tenant's own. */
function languageOf(c: HonoContext<AppEnv>): Language {
  const asked = c.req.header('lang');
  const { langs, language } = c.var.instance;
  return LANGUAGES.find((lang) => lang === asked && langs.includes(lang)) ?? language;
}

/** Binds a call of the contract to its verb: authenticates, parses every part, answers by the contract. */
export function registerCall<const C extends Call>({
  app,
  deps,
  call,
  handle,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  call: C;
  handle: (input: CallInput<C>) => Promise<z.infer<C['response']>>;
}): void {
  app.on(call.method, toHonoPath(call.path), async (c) => {
    const actor = await authenticate({ c, deps, auth: call.auth });
    const key = readIdempotencyKey({ c, call, actor });
    const params = Object.fromEntries(
      Object.entries(c.req.param()).map(([name, value]) => [name, String(value).replace(/\.json$/, '')]),
    );
    const input = {
      ctx: makeContext({ deps, instance: c.var.instance, actor, lang: languageOf(c), idempotencyKey: key }),
      params: parsePart(call.params, params),
      query: parsePart(call.query, c.req.query()),
      body: parsePart(call.body, call.body ? await readJsonBody(c) : undefined),
      visitor: c.var.visitor,
    };
    assertSameTenant({ body: input.body, instanceId: c.var.instance.id });
    // Each part has just been parsed by the very schema its type is inferred from.
    const run = async () => ({
      status: call.status as number,
      text: JSON.stringify(await handle(input as CallInput<C>)),
    });
    const answer =
      key === null
        ? await run()
        : await answerOnce({
            ctx: input.ctx,
            actor: idempotencyScope(actor),
            key,
            content: JSON.stringify([call.method, call.path, params, input.query, input.body]),
            leaseMs: deps.config.idempotencyLeaseMs,
            run,
          });
    if (call.idempotency === 'required') await input.ctx.checkpoint('call-before-answer');
    c.header('cache-control', cacheControlOf({ call, isStaging: c.var.isStaging }));
    c.header('vary', 'host, x-forwarded-host, lang', { append: true });
    c.header('content-type', 'application/json');
    return c.body(answer.text, answer.status as ContentfulStatusCode);
  });
}
