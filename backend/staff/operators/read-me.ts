import type { Database } from '@/backend/platform/database/database';
import { readPerson } from '@/backend/staff/people/person-rows';
import type { FoundSession } from '@/backend/staff/people/sessions';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import { findLook } from './looks';
import { findOperator } from './operator-rows';

/** Reads somebody, with what they are of the installation, and the restaurant that they look at as an operator. */
export async function readMe(asked: { db: Database; now: Date; session: FoundSession }): Promise<SignedIn> {
  const { db, session } = asked;
  const [person, operator] = await Promise.all([
    readPerson({ db, personId: session.personId }),
    findOperator(asked),
  ]);
  if (!operator) return person;
  const look = await findLook(asked);
  const seen = look && {
    ...{ slug: look.slug, name: look.name, status: look.status, role: 'owner' as const, branches: null },
    ...{ scopes: [...STAFF_SCOPES], look: { until: look.until.toISOString() } },
  };
  return {
    ...person,
    operator: { has_factor: operator.hasFactor },
    tenants: seen ? [...person.tenants, seen] : person.tenants,
  };
}
