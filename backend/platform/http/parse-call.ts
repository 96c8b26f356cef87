import type { Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import { AppError } from '@/backend/errors';
import type { Call } from '@/lib/contract/define-call';
import type { AppEnv } from './environment';
import { assertKnownQuery } from './known-query';
import { readJsonBody } from './read-body';
import { readForm } from './read-form';
import { listUnknownFields } from './unknown-fields';

export type Parsed<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;

/** @throws invalid_input */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.code ?? 'invalid']),
  );
  throw new AppError('invalid_input', { fields });
}

/** @throws invalid_input, which names also each field that the call does not know (rule platform/unknown-fields) */
export function parseBody(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  const parsed = parsePart(schema, sent);
  const unknown = schema ? listUnknownFields({ sent, parsed }) : [];
  if (unknown.length === 0) return parsed;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(unknown.map((path) => [path, 'unknown'])),
  });
}

/** @throws invalid_input, which names also each part that the call does not know (rule platform/unknown-fields) */
export function parseQuery({ c, call }: { c: HonoContext<AppEnv>; call: Call }): unknown {
  const query = parsePart(call.query, c.req.query());
  // A known part that was sent is there, whatever the schema makes of it.
  assertKnownQuery({ c, known: Object.keys(query ?? {}) });
  return query;
}

/** As the path has them, without the extension. */
export const readParams = (c: HonoContext<AppEnv>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(c.req.param()).map(([name, value]) => [name, String(value).replace(/\.json$/, '')]),
  );

/** @throws what `readForm` and `readJsonBody` throw */
export async function readSent({ c, call }: { c: HonoContext<AppEnv>; call: Call }) {
  if (call.file) {
    const { fields, file } = await readForm(c, call.file);
    return { sent: fields, file };
  }
  return { sent: call.body ? await readJsonBody(c, call.mostBytes) : undefined, file: null };
}
