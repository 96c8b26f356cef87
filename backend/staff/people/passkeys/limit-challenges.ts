import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';

/** The sign-in page asks for a challenge whenever it is opened, and each is a row for ten minutes. @throws rate_limited */
export async function countChallenge(
  deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>,
  visitor: string | null,
): Promise<void> {
  if (visitor === null) return;
  const perMinute = deps.config.limits.signInsPerMinute * 3;
  await countCall({ deps, bucket: 'sign-ins', of: `challenges:${visitor}`, perMinute, burst: perMinute * 2 });
}
