'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { HISTORY_TOPICS } from '@/lib/domain/staff/history';
import { useHistory } from '@/lib/queries/staff/history';
import { DoneRow } from './done-row';
import type { Place } from './use-say-done';

/** The newest first, as many pages as somebody asks for. */
export function HistoryList({ slug, place }: { slug: string; place: Place }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const [person, setPerson] = useState('');
  const [topic, setTopic] = useState('');
  const [order, setOrder] = useState('');
  const { people, actions, error, isPending, isLoadingMore, loadMore } = useHistory({
    ...{ slug, person, topic, order },
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('history_who')}
          empty={t('history_anyone')}
          value={person}
          options={people.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={setPerson}
        />
        <SelectField
          label={t('history_what')}
          empty={t('history_all')}
          value={topic}
          options={HISTORY_TOPICS.map((one) => ({ value: one, text: t(`topic_${one}`) }))}
          onChange={setTopic}
        />
        <Field
          {...{ label: t('history_order'), value: order, onChange: setOrder }}
          {...{ type: 'search', inputMode: 'numeric', enterKeyHint: 'search', autoComplete: 'off' }}
        />
      </div>
      <ol className="grid gap-3" aria-busy={isPending}>
        {actions.map((done) => (
          <DoneRow key={done.id} {...{ done, place }} />
        ))}
      </ol>
      {/* Where the next page would stand. */}
      {error ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {!isPending && !error && !loadMore && (
        <p className="text-muted">{t(actions.length === 0 ? 'history_none' : 'history_end')}</p>
      )}
      {loadMore && (
        <button type="button" className="button button-quiet" disabled={isLoadingMore} onClick={loadMore}>
          {t('history_more')}
        </button>
      )}
    </>
  );
}
