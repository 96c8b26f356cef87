'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField } from '@/components/ui/select-field';
import {
  type Invited,
  linkPassword,
  type People,
  removePerson,
  setRole,
} from '@/lib/contract/staff/people-calls';
import { rolesBelow, type StaffRole } from '@/lib/domain/staff/roles';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { OneTimeLink } from './invite';

/** Arrow keys change a closed list, so a role is changed by its button. */
function RoleChoice({
  own,
  role,
  name,
  isPending,
  onChoose,
}: {
  own: StaffRole;
  role: StaffRole;
  name: string;
  isPending: boolean;
  onChoose: (wanted: StaffRole) => void;
}) {
  const t = useTranslations('Staff');
  const [wanted, setWanted] = useState(role);
  return (
    <>
      <SelectField
        label={t('role_of', { name })}
        value={wanted}
        options={rolesBelow(own).map((one) => ({ value: one, text: t(`role_${one}`) }))}
        disabled={isPending}
        onChange={(one) => setWanted(one as StaffRole)}
      />
      {wanted !== role && (
        <button type="button" className="button" disabled={isPending} onClick={() => onChoose(wanted)}>
          {t('save_role')}
        </button>
      )}
    </>
  );
}

function RemoveDialog({
  name,
  ...asked
}: {
  name: string;
  isPending: boolean;
  onClose: () => void;
  onGo: () => void;
}) {
  const t = useTranslations('Staff');
  return (
    <ConfirmDialog title={t('remove_title', { name })} keep={t('remove_keep')} go={t('remove_go')} {...asked}>
      <p>{t('remove_text')}</p>
    </ConfirmDialog>
  );
}

/** For somebody who lost their password. */
function PasswordLink({ slug, id, onLinked }: { slug: string; id: number; onLinked: () => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [linked, setLinked] = useState<Invited | null>(null);
  const { press, isPending, fault } = useSending(async () => {
    setLinked(null);
    setLinked(await http(slug)(linkPassword, { params: { id: String(id) } }));
    onLinked();
  });
  return (
    <>
      <button type="button" className="button button-quiet" disabled={isPending} onClick={press}>
        {t('password_link')}
      </button>
      {fault !== null && <p role="alert">{fault}</p>}
      {linked && <OneTimeLink url={linked.url} text={t('password_linked', { mail: linked.mail })} />}
    </>
  );
}

/** One of the people; what may be changed is up to the role of who looks. */
export function PersonCard({
  slug,
  role: own,
  person: { id, name, mail, role, seen_at: seenAt, is_me: isMe },
  onChanged,
  onLinked,
}: {
  slug: string;
  role: StaffRole;
  person: People['people'][number];
  onChanged: (people: People) => void;
  onLinked: () => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const format = useFormatter();
  const [isAsked, setAsked] = useState(false);
  const params = { id: String(id) };
  const changing = useSending(async (wanted: StaffRole) =>
    onChanged(await http(slug)(setRole, { params, body: { role: wanted } })),
  );
  const removing = useSending(async () => {
    setAsked(false);
    onChanged(await http(slug)(removePerson, { params }));
  });
  const mayChange = rolesBelow(own).includes(role) && !isMe;
  const fault = changing.fault ?? removing.fault;
  return (
    <li className="board-card">
      <strong>{isMe ? t('person_me', { name }) : name}</strong>
      <span className="text-muted">{mail}</span>
      <span className="text-muted">
        {seenAt === null
          ? t('person_out')
          : t('person_seen', { when: format.relativeTime(new Date(seenAt), new Date()) })}
      </span>
      {mayChange ? (
        <>
          <RoleChoice {...{ own, role, name }} isPending={changing.isPending} onChoose={changing.press} />
          <PasswordLink {...{ slug, id, onLinked }} />
          <button type="button" className="button button-quiet button-danger" onClick={() => setAsked(true)}>
            {t('remove')}
          </button>
        </>
      ) : (
        <span>{t(`role_${role}`)}</span>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
      {isAsked && (
        <RemoveDialog
          name={name}
          isPending={removing.isPending}
          onClose={() => setAsked(false)}
          onGo={removing.press}
        />
      )}
    </li>
  );
}
