import type { Context } from 'hono';
import { OWN_ERRORS } from './gateway-errors';

/** @throws SandboxError if it is no object */
export async function readBody(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => {
    throw OWN_ERRORS.badJson();
  });
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
