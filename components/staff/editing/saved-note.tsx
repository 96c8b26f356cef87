'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from './editing-context';
import { useProblemText } from './use-problem-text';

/** Says that all was saved, what to look at still, and takes it back. */
export function SavedNote() {
  const t = useTranslations('StaffEditing');
  const sayProblem = useProblemText();
  const { done, isPending, fault, undo, close } = useEditing().changing;
  if (done === null) return null;
  const { kind, warnings, change } = done;
  return (
    <div className="edit-saved" role="status">
      <p>{t(kind)}</p>
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)}>{sayProblem(warning)}</p>
      ))}
      {fault !== null && <p className="text-danger">{fault}</p>}
      <div className="flex flex-wrap gap-2">
        {change !== null && (
          <button
            type="button"
            className="button button-quiet"
            disabled={isPending}
            onClick={() => undo(change)}
          >
            {t('undo')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={close}>
          {t('understood')}
        </button>
      </div>
    </div>
  );
}
