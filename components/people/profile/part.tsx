'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { focusFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { ProfileChanges } from '@/lib/contract/people/profile-changes';
import { useUpdateAccount } from '@/lib/queries/people/account';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card mt-4 grid gap-4 p-4">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Pressed = createContext<[id: string, press: (id: string) => void]>(['', () => undefined]);

/** Parts of one page: «saved» goes from one of them when another is pressed. */
export function Parts({ children }: { children: ReactNode }) {
  return <Pressed value={useState('')}>{children}</Pressed>;
}

/** Whether this part was pressed last, and what tells it. */
export function usePressed() {
  const id = useId();
  const [pressed, press] = use(Pressed);
  return { isLast: pressed === id, press: () => press(id) };
}

type Said = { kind: 'saved' } | { kind: 'refused'; key: string };

/**
 * Saves a part of the details, and says what came of it.
 * @param fieldKeys the sentence of a field that is refused
 * @returns `errorOf`: the sentence, for the field that it is of
 */
export function useSaving({
  profileId,
  fieldKeys = {},
}: {
  profileId: number;
  fieldKeys?: Readonly<Record<string, string>>;
}) {
  const { update, isPending } = useUpdateAccount(profileId);
  const [said, setSaid] = useState<Said | null>(null);
  const { isLast, press } = usePressed();
  const errorText = useErrorText(useApp().tenant);
  const save = async (changes: ProfileChanges): Promise<void> => {
    press();
    const outcome = await update(changes);
    if (outcome.kind === 'done') return setSaid({ kind: 'saved' });
    const { error } = outcome;
    const known = error instanceof ApiError ? error : null;
    const field = Object.keys(known?.fields ?? {}).find((name) => name in fieldKeys);
    setSaid({ kind: 'refused', key: fieldKeys[field ?? ''] ?? known?.key ?? 'internal' });
  };
  const errorOf = (key: string) =>
    said?.kind === 'refused' && said.key === key ? errorText(key) : undefined;
  const shown = said?.kind === 'saved' && !isLast ? null : said;
  return { save, said: shown, errorOf, isPending, clear: () => setSaid(null) };
}

/** Says beside the button what was saved, or why not. */
export function Answer({ said }: { said: Said | null }) {
  const t = useTranslations('Profile');
  const errorText = useErrorText(useApp().tenant);
  return (
    <p role="status" className={said?.kind === 'refused' ? 'error' : 'text-muted'}>
      {said && (said.kind === 'saved' ? t('saved') : errorText(said.key))}
    </p>
  );
}

/** Fields that are saved together (rule people/own-details); what is refused is said at its field, or else below. */
export function SavedPart({
  title,
  note,
  saving: { said, isPending },
  onSave,
  children,
}: {
  title: string;
  note?: string;
  saving: Pick<ReturnType<typeof useSaving>, 'said' | 'isPending'>;
  onSave: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('Profile');
  const form = useRef<HTMLFormElement>(null);
  const [isMarked, setIsMarked] = useState(false);
  useEffect(() => {
    if (form.current) setIsMarked(said?.kind === 'refused' && focusFirstWrong(form.current));
  }, [said]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Part title={title}>
      <form ref={form} className="grid gap-4" noValidate onSubmit={send}>
        {note && <p className="text-muted">{note}</p>}
        {children}
        <button type="submit" className="button button-quiet w-full" disabled={isPending}>
          {t('save')}
        </button>
        <Answer said={isMarked ? null : said} />
      </form>
    </Part>
  );
}
