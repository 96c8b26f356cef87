import { AppError } from '@/backend/errors';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import { hashPassword } from './hash-password';
import type { FoundSession } from './sessions';
import { checkPassword, type SignInDeps } from './sign-in';

/** Every other browser is signed out: the old password may have been stolen. @throws wrong_sign_in, rate_limited, password_weak */
export async function changePassword({
  deps,
  visitor,
  session,
  password,
  wanted,
}: {
  deps: SignInDeps;
  visitor: string | null;
  session: FoundSession;
  password: string;
  wanted: string;
}): Promise<void> {
  const [row] = await deps.db.lookUp<{ mail: string }>('select mail from staff_people where id = $1', [
    session.personId,
  ]);
  const mail = row?.mail ?? '';
  const fault = findPasswordFault({ password: wanted, mail });
  if (fault) throw new AppError('password_weak', { fields: { wanted: fault } });
  const counted = `session ${session.id}`;
  const { id } = await checkPassword({ deps, mail, password, visitor, counted });
  const hash = await hashPassword(wanted);
  await deps.db.system(async (sql) => {
    await sql('update staff_people set password_hash = $2 where id = $1', [id, hash]);
    await sql('delete from staff_sessions where person_id = $1 and id <> $2', [id, session.id]);
  });
}
