import { createStaffKey } from '@/backend/staff';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import type { TestBackend } from '@/tests/support/backend/backend';

/** The headers of a new key of a shop's staff. */
export const staffOf =
  ({ backend: { db, clock }, slug }: { backend: TestBackend; slug: string }) =>
  async (...scopes: StaffScope[]): Promise<{ authorization: string }> => {
    const { key } = await createStaffKey({ db, slug, label: 'x', scopes, now: clock.now });
    return { authorization: `Bearer ${key}` };
  };
