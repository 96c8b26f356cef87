import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { firstNameOf, MEMBER_NAME, toMemberName } from '@/lib/domain/table/members';

/** One field: how the others know the diner; filled in where the profile has a name. */
export function NameForm({
  label,
  action,
  isBusy,
  onName,
}: {
  label: string;
  action: string;
  isBusy: boolean;
  onName: (name: string) => void;
}) {
  const t = useTranslations('Group');
  const { stores } = useApp();
  const [name, setName] = useState(() => firstNameOf(stores.profile.getState().profile?.name ?? ''));
  const [isTried, setTried] = useState(false);
  const typed = toMemberName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed !== '') onName(typed);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={label}
        hint={t('name_hint')}
        autoComplete="given-name"
        maxLength={MEMBER_NAME}
        value={name}
        error={isTried && typed === '' ? t('name_missing') : undefined}
        onChange={setName}
      />
      <button type="submit" className="button w-full" disabled={isBusy} aria-busy={isBusy}>
        {action}
      </button>
    </form>
  );
}
