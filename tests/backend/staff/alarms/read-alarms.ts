import type { Alarm, Alarms } from '@/lib/contract/staff/alarm-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';

/** Somebody who answers for the restaurant, with a board open, and what waits for them. */
export async function joinOwner({
  backend,
  slug,
  branches = null,
  role = 'owner',
}: {
  backend: TestBackend;
  slug: string;
  branches?: number[] | null;
  role?: StaffRole;
}) {
  const person = await joinStaff({
    backend,
    slug,
    role,
    branches,
    mail: `${role}-${branches}@${slug}.example`,
  });
  const watch = () => person.at({ path: '/staff/orders.json' });
  await watch();
  return {
    ...{ person, watch },
    alarms: async (): Promise<Alarm[]> =>
      ((await person.at({ path: '/staff/alarms.json' })).body as Alarms).alarms,
    kinds: async (): Promise<string[]> =>
      ((await person.at({ path: '/staff/alarms.json' })).body as Alarms).alarms.map(({ kind }) => kind),
  };
}
