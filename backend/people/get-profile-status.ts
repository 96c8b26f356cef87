import type { Context } from '@/backend/context';
import { getDinerId } from './profile-rows';

/** `GET /profiles/status.json`: whoever gets here has shown a token that opens the profile. @throws unauthorized */
export function getProfileStatus({ ctx }: { ctx: Context }): Promise<{ id: number; status: 'active' }> {
  return Promise.resolve({ id: getDinerId(ctx), status: 'active' });
}
