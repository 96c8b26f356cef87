'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { LongField } from '@/components/staff/editing/fields/long-field';
import type { MenuFile } from '@/lib/queries/staff/shop/menu-file';

const MOST_BYTES = 4 * 1024 * 1024;

/** A file that is chosen or dropped, or a list that is pasted. */
export function ChooseFile({
  isPending,
  onChoose,
}: {
  isPending: boolean;
  onChoose: (given: MenuFile) => void;
}) {
  const t = useTranslations('StaffImport');
  const id = useId();
  const [list, setList] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const give = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) onChoose({ kind: /\.txt$/i.test(file.name) ? 'list' : 'table', file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    give(event.dataTransfer.files[0]);
  };
  return (
    <section className="import-choose" aria-label={t('choose')}>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: the same file is chosen by the button */}
      <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{t('choose_text')}</p>
        <label className="button" htmlFor={id}>
          {t('choose_file')}
        </label>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          disabled={isPending}
          onChange={({ target }) => {
            give(target.files?.[0]);
            target.value = '';
          }}
        />
        {isTooLarge && (
          <p role="alert" className="text-danger">
            {t('too_large')}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <LongField label={t('list')} hint={t('list_hint')} value={list} onChange={setList} />
        <button
          type="button"
          className="button button-quiet justify-self-start"
          disabled={isPending || list.trim() === ''}
          onClick={() => onChoose({ kind: 'list', file: new Blob([list], { type: 'text/plain' }) })}
        >
          {t('list_read')}
        </button>
      </div>
      {isPending && <p role="status">{t('reading')}</p>}
    </section>
  );
}
