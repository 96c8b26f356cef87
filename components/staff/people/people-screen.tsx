'use client';

import { useTranslations } from 'next-intl';
import { Devices } from '@/components/staff/devices/devices';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { deleteInvitation } from '@/lib/contract/staff/people-calls';
import type { StaffPost } from '@/lib/domain/staff/branches';
import { usePeople } from '@/lib/queries/staff/people';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useBranchNames } from './branch-choice';
import { Invite } from './invite';
import { PersonCard } from './person-card';

function Team({ slug, own }: { slug: string; own: StaffPost }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const namesOf = useBranchNames(slug);
  const { people: data, error, show, askAgain } = usePeople(slug);
  const taking = useSending(async (id: number) =>
    show(await http(slug)(deleteInvitation, { params: { id: String(id) } })),
  );
  return (
    <>
      <Invite {...{ slug, own }} onInvited={askAgain} />
      {error ? <p role="alert">{sayFault(error)}</p> : null}
      <ul className="grid gap-3">
        {data?.people.map((person) => (
          <PersonCard key={person.id} {...{ slug, own, person }} onChanged={show} onLinked={askAgain} />
        ))}
      </ul>
      {data && data.invitations.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-section">{t('pending')}</h2>
          {taking.fault !== null && <p role="alert">{taking.fault}</p>}
          <ul className="grid gap-3">
            {data.invitations.map(({ id, mail, role: wanted, branches, is_reset: isReset }) => (
              <li key={id} className="board-card">
                <NamedThing name={mail}>
                  <span>
                    {isReset
                      ? t('pending_password', { mail })
                      : t('pending_one', { mail, role: t(`role_${wanted}`) })}
                  </span>
                  {branches !== null && <span className="text-muted">{namesOf(branches)}</span>}
                  <NamedButton
                    words={t('take_back')}
                    className="button button-quiet"
                    onClick={() => taking.press(id)}
                  />
                </NamedThing>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The people of a restaurant, and who is invited (rule staff/people). */
export function PeopleScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="people">
      {({ role, branches }) => (
        <div className="page grid max-w-[640px] gap-6">
          <h1 className="text-page">{t('people')}</h1>
          <Team slug={slug} own={{ role, branches }} />
          <Devices slug={slug} />
        </div>
      )}
    </StaffFrame>
  );
}
