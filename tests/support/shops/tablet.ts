import type { DeviceCode } from '@/lib/contract/staff/device-calls';
import type { DeviceRole } from '@/lib/domain/staff/devices';
import type { TestBackend } from '@/tests/support/backend/backend';
import { callsOf, cookieOf, hashCheaply, type joinStaff, STAFF_HOST } from './person';

type Person = Awaited<ReturnType<typeof joinStaff>>;

/** A code that somebody makes for a new tablet. */
export async function addTablet({
  by,
  branchId,
  role = 'kitchen',
}: {
  by: Person;
  branchId: number;
  role?: DeviceRole;
}): Promise<DeviceCode> {
  const body = { supplier_id: branchId, name: 'Barra', role };
  const { status, text, body: made } = await by.at({ method: 'POST', path: '/staff/devices.json', body });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return made as DeviceCode;
}

export const enrol = (backend: TestBackend, code: string, headers: Record<string, string> = {}) =>
  backend.ask({ host: STAFF_HOST, method: 'POST', path: '/people/device.json', body: { code }, headers });

/** A tablet that is enrolled. */
export async function openTablet({
  backend,
  slug,
  ...made
}: {
  backend: TestBackend;
  slug: string;
  by: Person;
  branchId: number;
  role?: DeviceRole;
}) {
  const { id, code } = await addTablet(made);
  const headers = cookieOf(await enrol(backend, code));
  return { id, headers, ...callsOf({ backend, slug, headers }) };
}

/** Somebody's PIN at the tenant, without the slow hash. */
export const givePin = ({
  backend,
  slug,
  mail,
  pin,
}: {
  backend: TestBackend;
  slug: string;
  mail: string;
  pin: string;
}) =>
  backend.db.system((sql) =>
    sql(
      `insert into staff_pins (instance_id, person_id, pin_hash, set_at)
       select i.id, p.id, $3, $4 from instances i, staff_people p where i.slug = $1 and p.mail = $2`,
      [slug, mail, hashCheaply(pin), backend.clock.now],
    ),
  );
