import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';

/**
 * Calls that need a profile wait for it: a diner may tap before there is one. A profile that is refused in the
 * middle of a visit is replaced, and the call made once more (rule people/anonymous-profile).
 */
export function withProfile({
  http,
  ready,
  renew,
}: {
  http: Http;
  /** Resolves when the visit has its profile, or has tried. */
  ready: Promise<void>;
  renew: () => Promise<void>;
}): Http {
  return async (call, input) => {
    if (call.auth !== 'profile') return http(call, input);
    await ready;
    try {
      return await http(call, input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await renew();
      return http(call, input);
    }
  };
}
