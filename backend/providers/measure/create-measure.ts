import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { type Breaker, createBreaker } from '@/backend/providers/payments/breaker';
import type { Destination } from '@/lib/domain/visit/consent';
import { tellGoogle } from './google';
import { openSecret } from './measure-key';
import { tellMeta } from './meta';
import { BusyAccountError, type MeasurePort } from './port';

const ORIGINS: Readonly<Record<Destination, string>> = {
  google: 'https://www.google-analytics.com',
  meta: 'https://graph.facebook.com',
};

/** `sandbox`: where the payment sandbox is on, nothing leaves this machine. */
export type MeasureConfig = { ring: KeyRing | null; sandbox: string | null };

/** @throws what is everybody's */
function toBusy(error: unknown): BusyAccountError {
  if (error instanceof BusyAccountError) return error;
  throw error;
}

export function createMeasure({
  config: { ring, sandbox },
  clock,
}: {
  config: MeasureConfig;
  clock: () => Date;
}): MeasurePort {
  // One circuit a destination, not a tenant: an outage hits all; a refused secret or a busy account hits one tenant.
  const guarded: Record<Destination, Breaker> = { google: createBreaker(clock), meta: createBreaker(clock) };
  const originOf = (destination: Destination) =>
    sandbox === null ? ORIGINS[destination] : `${sandbox}/${destination}`;
  return {
    async tell({ key, pixelId, sale, ...to }) {
      // Outside of the circuit: a lost key says nothing of the destination.
      const secret = openSecret({ ring, key });
      const call = { origin: originOf(to.destination), pixelId, sale, secret };
      const tell = () =>
        to.destination === 'google'
          ? tellGoogle({ ...call, browser: to.browser })
          : tellMeta({ ...call, browser: to.browser });
      const busy = await guarded[to.destination](() => tell().catch(toBusy));
      if (busy) throw busy;
    },
  };
}
