'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField } from '@/components/ui/select-field';
import { serverNow } from '@/lib/browser/server-clock';
import {
  type Invited,
  linkPassword,
  type People,
  removePerson,
  setRole,
} from '@/lib/contract/staff/people-calls';
import { coversPost, type StaffPost } from '@/lib/domain/staff/branches';
import { rolesBelow, type StaffRole } from '@/lib/domain/staff/roles';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { BranchChoice, useBranchNames } from './branch-choice';
import { OneTimeLink } from './invite';

/** Arrow keys change a closed list, so a role is changed by its button. */
function PostChoice({
  slug,
  own,
  post: { role, branches },
  name,
  isPending,
  onChoose,
}: {
  slug: string;
  own: StaffPost;
  post: StaffPost;
  name: string;
  isPending: boolean;
  onChoose: (wanted: StaffPost) => void;
}) {
  const t = useTranslations('Staff');
  const [wanted, setWanted] = useState(role);
  const [at, setAt] = useState(branches);
  const wantedAt = wanted === 'owner' ? null : at;
  const isSame = wanted === role && String(wantedAt) === String(branches);
  return (
    <>
      <SelectField
        label={t('role_of', { name })}
        value={wanted}
        options={rolesBelow(own.role).map((one) => ({ value: one, text: t(`role_${one}`) }))}
        disabled={isPending}
        onChange={(one) => setWanted(one as StaffRole)}
      />
      {wanted !== 'owner' && (
        <BranchChoice
          {...{ slug, own: own.branches, value: at }}
          legend={t('branches_of', { name })}
          onChange={setAt}
        />
      )}
      {!isSame && (
        <NamedButton
          words={t('save_role')}
          className="button"
          disabled={isPending || wantedAt?.length === 0}
          onClick={() => onChoose({ role: wanted, branches: wantedAt })}
        />
      )}
    </>
  );
}

/** Asks first. */
function Remove({ name, isPending, onRemove }: { name: string; isPending: boolean; onRemove: () => void }) {
  const t = useTranslations('Staff');
  const [isAsked, setAsked] = useState(false);
  const end = () => setAsked(false);
  const go = () => {
    end();
    onRemove();
  };
  return (
    <>
      <NamedButton
        words={t('remove')}
        className="button button-quiet button-danger"
        onClick={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          {...{ title: t('remove_title', { name }), keep: t('remove_keep'), go: t('remove_go'), isPending }}
          onClose={end}
          onGo={go}
        >
          <p>{t('remove_text')}</p>
        </ConfirmDialog>
      )}
    </>
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
      <NamedButton
        words={t('password_link')}
        className="button button-quiet"
        disabled={isPending}
        onClick={press}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      {linked && <OneTimeLink url={linked.url} text={t('password_linked', { mail: linked.mail })} />}
    </>
  );
}

function Who({ person: { name, mail, seen_at: seenAt, is_me: isMe } }: { person: People['people'][number] }) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  return (
    <>
      <strong>{isMe ? t('person_me', { name }) : name}</strong>
      <span className="text-muted">{mail}</span>
      <span className="text-muted">
        {seenAt === null
          ? t('person_out')
          : t('person_seen', { when: format.relativeTime(new Date(seenAt), serverNow()) })}
      </span>
    </>
  );
}

function PostText({ slug, post: { role, branches } }: { slug: string; post: StaffPost }) {
  const t = useTranslations('Staff');
  const namesOf = useBranchNames(slug);
  const text = t(`role_${role}`);
  return <span>{branches === null ? text : t('role_at', { role: text, branches: namesOf(branches) })}</span>;
}

/** One of the people; what may be changed is up to the role of who looks. */
export function PersonCard({
  slug,
  own,
  person,
  onChanged,
  onLinked,
}: {
  slug: string;
  own: StaffPost;
  person: People['people'][number];
  onChanged: (people: People) => void;
  onLinked: () => void;
}) {
  const { http } = useStaff();
  const { id, name, role, branches, is_me: isMe } = person;
  const params = { id: String(id) };
  const changing = useSending(async (wanted: StaffPost) => {
    const body = { role: wanted.role, branches: wanted.branches && [...wanted.branches] };
    onChanged(await http(slug)(setRole, { params, body }));
  });
  const removing = useSending(async () => onChanged(await http(slug)(removePerson, { params })));
  const post = { role, branches };
  const mayChange = coversPost({ own, other: post }) && !isMe;
  const fault = changing.fault ?? removing.fault;
  return (
    <NamedThing name={name}>
      <li className="board-card">
        <Who person={person} />
        {mayChange ? (
          <>
            <PostChoice
              key={`${role} ${branches}`}
              {...{ slug, own, post, name }}
              isPending={changing.isPending}
              onChoose={changing.press}
            />
            <PasswordLink {...{ slug, id, onLinked }} />
            <Remove {...{ name, isPending: removing.isPending }} onRemove={removing.press} />
          </>
        ) : (
          <PostText slug={slug} post={post} />
        )}
        {fault !== null && <p role="alert">{fault}</p>}
      </li>
    </NamedThing>
  );
}
