import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';

/**
 * A profile refused later is replaced and the call repeated once (rule people/anonymous-profile). A call that needs no profile
 * waits for none.
 */
export function withProfile({
  http,
  ready,
  renew,
}: {
  http: Http;
  ready: Promise<void>;
  renew: () => Promise<void>;
}): Http {
  return async (call, input) => {
    if (call.auth !== 'profile' && call.auth !== 'optional-profile') return http(call, input);
    if (call.auth === 'profile') await ready;
    try {
      return await http(call, input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await renew();
      return http(call, input);
    }
  };
}
