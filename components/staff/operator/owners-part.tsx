'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OneTimeLink } from '@/components/staff/people/invite';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { useNow } from '@/lib/browser/use-now';
import {
  inviteOwner,
  type OperatorTenant,
  type OwnerLink,
} from '@/lib/contract/staff/operators/operator-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';

function Owner({ owner: { name, mail, seen_at: at } }: { owner: OperatorTenant['owners'][number] }) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const now = useNow();
  return (
    <li className="grid">
      <strong>{name}</strong>
      <span className="text-muted">{mail}</span>
      <span className="text-muted">
        {at === null ? t('person_out') : t('person_seen', { when: format.relativeTime(new Date(at), now) })}
      </span>
    </li>
  );
}

function Invited({
  invited: { mail, role, expires_at: until },
  isPending,
  onAgain,
}: {
  invited: OperatorTenant['invited'][number];
  isPending: boolean;
  onAgain: () => void;
}) {
  const t = useTranslations('StaffOperator');
  const staff = useTranslations('Staff');
  const format = useFormatter();
  const day = format.dateTime(new Date(until), { dateStyle: 'medium' });
  return (
    <li className="grid gap-2">
      <span>{t('invited', { mail, role: staff(`role_${role}`), until: day })}</span>
      {role === 'owner' && (
        <button type="button" className="button button-quiet" disabled={isPending} onClick={onAgain}>
          {t('invite_again', { mail })}
        </button>
      )}
    </li>
  );
}

/** The owners of a restaurant, who is invited, and a link for one more, or anew for one who lost theirs. */
export function OwnersPart({
  tenant: { slug, owners, invited },
  onInvited,
}: {
  tenant: OperatorTenant;
  onInvited: () => void;
}) {
  const t = useTranslations('StaffOperator');
  const { http } = useStaff();
  const [mail, setMail] = useState('');
  const [link, setLink] = useState<OwnerLink | null>(null);
  const { press, isPending, fault } = useSending(async (to: string) => {
    setLink(null);
    setLink(await http(null)(inviteOwner, { params: { slug }, body: { mail: to } }));
    setMail('');
    onInvited();
  });
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('owners')}</h2>
      {owners.length === 0 && <p className="text-danger">{t('owners_none')}</p>}
      <ul className="grid gap-3">
        {owners.map((owner) => (
          <Owner key={owner.mail} owner={owner} />
        ))}
        {invited.map((one) => (
          <Invited key={one.mail} {...{ invited: one, isPending }} onAgain={() => press(one.mail)} />
        ))}
      </ul>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          press(mail);
        }}
      >
        <Field
          {...{ label: t('owner_mail'), value: mail, onChange: setMail }}
          {...{ type: 'email', inputMode: 'email', autoComplete: 'off' }}
        />
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <button type="submit" className="button" disabled={isPending || mail.trim() === ''}>
          {t('invite')}
        </button>
      </form>
      {link && (
        <OneTimeLink url={link.url} text={t(link.sent ? 'link_sent' : 'link_shown', { mail: link.mail })} />
      )}
    </section>
  );
}
