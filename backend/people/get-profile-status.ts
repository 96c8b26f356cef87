import type { Context } from '@/backend/context';
import { getDinerId } from './profile-rows';

/** `GET /profiles/status.json`. @throws unauthorized */
export function getProfileStatus({ ctx }: { ctx: Context }): Promise<{ id: number; status: 'active' }> {
  return Promise.resolve({ id: getDinerId(ctx), status: 'active' });
}
