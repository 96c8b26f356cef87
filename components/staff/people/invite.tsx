'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
import { SelectField } from '@/components/ui/select-field';
import { useCopy } from '@/lib/browser/use-copy';
import { type Invited, invitePerson } from '@/lib/contract/staff/people-calls';
import type { StaffPost } from '@/lib/domain/staff/branches';
import { rolesBelow, type StaffRole } from '@/lib/domain/staff/roles';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { BranchChoice } from './branch-choice';

/** The only time that a link is seen: as text, and as a code for the phone of who stands beside. */
export function OneTimeLink({ url, text }: { url: string; text: string }) {
  const t = useTranslations('Staff');
  const { state, copy } = useCopy();
  return (
    <div className="grid gap-3">
      <p role="status">{text}</p>
      <input className="input" readOnly aria-label={t('link')} value={url} />
      <button type="button" className="button button-quiet" onClick={() => void copy(url)}>
        {state === 'copied' ? t('copied') : t('copy')}
      </button>
      <div className="max-w-[220px]">
        <QrCode text={url} title={t('qr')} />
      </div>
    </div>
  );
}

export function Invite({ slug, own, onInvited }: { slug: string; own: StaffPost; onInvited: () => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [mail, setMail] = useState('');
  const [role, setRole] = useState<StaffRole>('kitchen');
  const [branches, setBranches] = useState(own.branches);
  const at = role === 'owner' ? null : branches;
  const [invited, setInvited] = useState<Invited | null>(null);
  const { press, isPending, fault } = useSending(async () => {
    setInvited(null);
    setInvited(await http(slug)(invitePerson, { body: { mail, role, branches: at && [...at] } }));
    setMail('');
    onInvited();
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <h2 className="text-section">{t('invite')}</h2>
      <Field
        {...{ label: t('mail'), value: mail, onChange: setMail }}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <SelectField
        label={t('invite_role')}
        value={role}
        options={rolesBelow(own.role).map((one) => ({ value: one, text: t(`role_${one}`) }))}
        onChange={(wanted) => setRole(wanted as StaffRole)}
      />
      {role !== 'owner' && (
        <BranchChoice
          {...{ slug, own: own.branches, value: branches, onChange: setBranches }}
          legend={t('invite_branches')}
        />
      )}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button" disabled={isPending || at?.length === 0}>
        {t('invite_go')}
      </button>
      {invited && <OneTimeLink url={invited.url} text={t('invited', { mail: invited.mail })} />}
    </form>
  );
}
