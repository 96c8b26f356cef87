import type { Hono } from 'hono';
import type { SandboxOptions } from './app';
import { authorizeToken } from './authorize';
import type { GatewayState } from './gateway-state';
import { readBody } from './read-body';
import { tokenizeCard } from './tokenize-card';
import { getWalletToken, tokenizeWallet } from './wallet';

/** Authorised by the public key, so that no card passes a shop's server. */
export function registerTokens({
  app,
  state,
  options,
}: {
  app: Hono;
  state: GatewayState;
  options: SandboxOptions;
}): void {
  app.post('/v1/tokens/cards', async (c) => {
    const slug = authorizeToken(c.req.header('authorization'));
    const body = await readBody(c);
    return c.json(tokenizeCard({ state, slug, body, now: options.clock() }), 201);
  });
  app.post('/v1/tokens/nequi', async (c) => {
    const slug = authorizeToken(c.req.header('authorization'));
    const { phone_number: phone } = await readBody(c);
    const now = options.clock().getTime();
    const data = tokenizeWallet({ state, slug, phone, now, settleMs: options.settleMs });
    return c.json({ status: 'CREATED', data }, 201);
  });
  app.get('/v1/tokens/nequi/:id', (c) => {
    const slug = authorizeToken(c.req.header('authorization'));
    const now = options.clock().getTime();
    return c.json({ data: getWalletToken({ state, slug, id: c.req.param('id'), now }), meta: {} });
  });
}
