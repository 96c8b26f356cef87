'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useApp } from '@/lib/browser/app-provider';
import { saveFile } from '@/lib/browser/save-file';
import { ApiError } from '@/lib/clients/api-error';
import { useOwnData } from '@/lib/queries/people/own-data';
import { Part, usePressed } from './part';

const keyOf = (error: unknown): string => (error instanceof ApiError ? error.key : 'internal');

/** Saves the file, or forgets the diner after a question; `failed` is why not. */
function useOwnDataSteps(onForgotten: () => void) {
  const { host } = useApp().tenant;
  const { tell, findOpen, forget, isPending } = useOwnData();
  const { press } = usePressed();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const save = async () => {
    press();
    const outcome = await tell();
    if (outcome.kind === 'failed') return setFailed(keyOf(outcome.error));
    setFailed(null);
    const text = JSON.stringify(outcome.value, null, 2);
    saveFile({ name: `${host}.json`, text, type: 'application/json' });
  };
  const ask = async () => {
    press();
    const outcome = await findOpen();
    const hindered = outcome.kind === 'failed' ? keyOf(outcome.error) : outcome.value.open;
    setFailed(hindered);
    setAsked(hindered === null);
  };
  const end = async () => {
    const outcome = await forget();
    setAsked(false);
    if (outcome.kind === 'done') return onForgotten();
    setFailed(keyOf(outcome.error));
  };
  return { save, ask, isAsked, keep: () => setAsked(false), end, failed, isPending };
}

/** The file, and «forget me», which says what hinders it, or asks twice (rule people/export, rule people/erase). */
export function OwnDataPart({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslations('Profile');
  const errorText = useErrorText(useApp().tenant);
  const { save, ask, isAsked, keep, end, failed, isPending } = useOwnDataSteps(onForgotten);
  return (
    <Part title={t('own_data')}>
      <p className="text-muted">{t('export_note')}</p>
      <button
        type="button"
        className="button button-quiet w-full"
        disabled={isPending}
        onClick={() => void save()}
      >
        {t('export')}
      </button>
      <p className="text-muted">{t('forget_note')}</p>
      <button
        type="button"
        className="button button-quiet button-danger w-full"
        disabled={isPending}
        onClick={() => void ask()}
      >
        {t('forget')}
      </button>
      <p role="alert" className="error">
        {failed && errorText(failed)}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={t('forget_ask')}
          keep={t('forget_keep')}
          go={t('forget_go')}
          isPending={isPending}
          onClose={keep}
          onGo={() => void end()}
        >
          <p>{t('forget_text')}</p>
        </ConfirmDialog>
      )}
    </Part>
  );
}
