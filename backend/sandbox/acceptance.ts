import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import { type GatewayState, keep } from './gateway-state';

const LIFE_SECONDS = 3_600;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256' });

type Claims = { slug: string; permalink: string; file_hash: string; jti: string; exp: number };

/** Each token names its tenant and expiry, and is taken once. */
export function createAcceptance(state: GatewayState) {
  const secret = randomBytes(32);
  let issued = 0;
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

  function parse(token: unknown): Claims | null {
    if (typeof token !== 'string') return null;
    const [header, payload, signature] = token.split('.');
    if (!header || !payload || !signature) return null;
    const [given, own] = [Buffer.from(signature, 'base64url'), sign(`${header}.${payload}`)];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  }

  return {
    issue({ slug, permalink, now }: { slug: string; permalink: string; now: number }): string {
      const seconds = Math.floor(now / 1000);
      issued += 1;
      const claims: Claims = {
        slug,
        permalink,
        file_hash: createHmac('md5', 'document').update(permalink).digest('hex'),
        jti: `${seconds}-${issued}`,
        exp: seconds + LIFE_SECONDS,
      };
      const text = `${HEADER}.${encode(claims)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    /** @throws SandboxError if invalid, used or too old */
    check({ token, now }: { token: unknown; now: number }): Claims {
      const claims = parse(token);
      if (!claims) throw ERRORS.acceptanceMissing();
      if (state.usedAcceptance.has(claims.jti)) throw ERRORS.acceptanceUsed();
      if (claims.exp * 1000 <= now) throw OWN_ERRORS.acceptanceExpired();
      return claims;
    },
    burn(claims: Claims): void {
      keep(state.usedAcceptance, claims.jti, true);
    },
  };
}
export type Acceptance = ReturnType<typeof createAcceptance>;
