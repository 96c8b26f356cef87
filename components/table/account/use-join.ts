import { useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Account } from '@/lib/contract/table/account';
import { useJoinAccount } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

/** Errors that the sheet tells with how to go on: neither can be helped by trying again. */
const SAID_HERE = ['table_needs_staff', 'table_full'] as const;
type SaidHere = (typeof SAID_HERE)[number];

function saidHere(error: unknown): SaidHere | null {
  return (error instanceof ApiError && SAID_HERE.find((key) => key === error.key)) || null;
}

const NAME_LENGTH = 40;

/** The name that the table knows: as at the last table, else the first name of the profile. */
export function useJoin() {
  const { stores } = useApp();
  const [name, setName] = useState(
    () =>
      stores.ontable.getState().name || (stores.profile.getState().profile?.name ?? '').split(' ')[0] || '',
  );
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<SaidHere | null>(null);
  const { join, isPending } = useJoinAccount();
  const typed = name.trim();
  const submit = async (): Promise<Account | null> => {
    setTried(true);
    if (typed === '') return null;
    stores.ontable.setState({ name: typed });
    const outcome = await join(typed);
    if (outcome.kind === 'done') return outcome.value;
    const said = saidHere(outcome.error);
    setRefusal(said);
    if (!said) showError(outcome.error, () => void submit());
    return null;
  };
  return {
    name,
    setName: (text: string) => setName(text.slice(0, NAME_LENGTH)),
    isMissing: tried && typed === '',
    refusal,
    submit,
    isPending,
  };
}

/** The table that the diner sits at, by its label. */
export const useTableLabel = (): string => useSlice('ontable', ({ tableCode }) => tableCode ?? '');
