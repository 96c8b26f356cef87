'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import { useCallWaiter } from '@/lib/queries/table/table';
import { showError } from '@/lib/stores/error-store';
import { useJoin, useTableLabel } from './use-join';
import type { Whose } from './waiting-lines';

type Waiting = AccountAnswer['waiting'];

/** Refuses a diner at a table that is full or needs staff, with a way to call the waiter (rule table/joining). */
function Refused({ refusal, onClose }: { refusal: 'table_needs_staff' | 'table_full'; onClose: () => void }) {
  const t = useTranslations('Table');
  const textOf = useErrorText(useApp().tenant);
  const { call, isPending } = useCallWaiter();
  const callWaiter = async () => {
    const outcome = await call('waiter');
    if (outcome.kind === 'failed') showError(outcome.error, () => void callWaiter());
    else onClose();
  };
  return (
    <div className="grid gap-4">
      <p role="alert">{refusal === 'table_needs_staff' ? t('join_asked') : textOf(refusal)}</p>
      {refusal === 'table_full' && (
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          onClick={() => void callWaiter()}
        >
          <Icon of={Bell} size={20} className="flex-none" />
          {t('call')}
        </button>
      )}
      <button type="button" className="button button-quiet w-full" onClick={onClose}>
        {t('join_later')}
      </button>
    </div>
  );
}

const textKeyOf = (waiting: Waiting) => {
  if (!waiting) return 'join_open_text';
  if (waiting.needs_staff === 'taken_off') return 'join_by_staff';
  return waiting.needs_staff ? 'join_staff' : 'join_waiting';
};
/** The press that goes on once the diner has joined; null: joining alone. */
type After = Whose | 'avoided' | null;

const actionKeyOf = (waiting: Waiting, after: After) => {
  const sends = after !== null && after !== 'avoided';
  if (!waiting) return sends ? 'join_open' : 'join_open_short';
  return waiting.needs_staff ? 'join_ask' : 'join';
};

function JoinFields({
  waiting,
  after,
  join: { name, setName, isMissing },
}: {
  waiting: Waiting;
  after: After;
  join: ReturnType<typeof useJoin>;
}) {
  const t = useTranslations('Table');
  return (
    <>
      {after === 'avoided' && <p>{t('join_to_tell')}</p>}
      <p>{t(textKeyOf(waiting), { members: waiting?.members ?? 0 })}</p>
      <Field
        label={t('join_name')}
        hint={t('join_name_hint')}
        autoComplete="given-name"
        value={name}
        error={isMissing ? t('join_name_missing') : undefined}
        onChange={setName}
      />
    </>
  );
}

/** Joins the account of the table, or opens it, under a first name. */
export function JoinSheet({
  waiting,
  after = null,
  onJoined,
  onClose,
}: {
  /** Null: nobody has opened one. */
  waiting: Waiting;
  after?: After;
  onJoined: (account: Account) => void;
  onClose: () => void;
}) {
  const t = useTranslations('Table');
  const form = useId();
  const label = useTableLabel();
  const join = useJoin();
  const { refusal, submit, isPending } = join;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const account = await submit();
    if (account) onJoined(account);
  };
  const buttons = (
    <>
      <button type="submit" form={form} className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t(actionKeyOf(waiting, after))}
      </button>
      <button type="button" className="button button-quiet w-full" onClick={onClose}>
        {t('join_later')}
      </button>
    </>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('join_title', { label })}
      closeLabel={t('close')}
      footer={refusal === null ? buttons : undefined}
    >
      {refusal !== null ? (
        <Refused refusal={refusal} onClose={onClose} />
      ) : (
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onKeyDown={nextOnEnter}
          onSubmit={(event) => void send(event)}
        >
          <JoinFields waiting={waiting} after={after} join={join} />
        </form>
      )}
    </Sheet>
  );
}
