import type { Context } from 'hono';
import { OWN_ERRORS } from './gateway-errors';

/** A JSON object; anything else is no body at all. @throws SandboxError */
export async function readBody(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => {
    throw OWN_ERRORS.badJson();
  });
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
