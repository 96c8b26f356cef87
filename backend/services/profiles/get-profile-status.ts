import type { Context } from '../../context';
import { getDinerId } from './internal';

/** `GET /profiles/status.json`: whoever gets here has shown a token that opens the profile. @throws unauthorized */
export function getProfileStatus({ ctx }: { ctx: Context }): Promise<{ id: number; status: 'active' }> {
  return Promise.resolve({ id: getDinerId(ctx), status: 'active' });
}
