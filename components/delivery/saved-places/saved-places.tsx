'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { isSameAddress, type SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import { ForgetQuestion } from './forget-question';
import { PlaceEditor } from './place-editor';
import { usePlaceWords } from './place-words';
import { SavedPlaceRow } from './saved-place-row';
import { useSavedPlaces } from './use-saved-places';

/** One tap chooses a place, others name, change or forget it (rule delivery/saved-addresses). */
export function SavedPlaces({
  saved,
  current,
  onChoose,
}: {
  saved: readonly SavedAddress[];
  current: Parameters<typeof isSameAddress>[0];
  onChoose: (address: SavedAddress) => void;
}) {
  const t = useTranslations('Place');
  const wordsOf = usePlaceWords();
  const group = useId();
  const { box, said, edited, edit, close, keep, asked, ask, forget, wasForgotten } = useSavedPlaces();
  return (
    <>
      {saved.length > 0 && (
        <fieldset ref={box} className="mb-4 grid min-w-0 gap-2">
          <legend className="mb-2 font-semibold">{t('saved')}</legend>
          {saved.map((one, index) =>
            edited && isSameAddress(one, edited) ? (
              <PlaceEditor
                key="edited"
                place={one}
                onClose={() => close(index)}
                onSave={(address) => keep({ was: one, address, index })}
              />
            ) : asked && isSameAddress(one, asked) ? (
              <ForgetQuestion
                key="asked"
                {...wordsOf(one)}
                onKeep={() => close(index)}
                onForget={() => forget(one, index)}
              />
            ) : (
              <SavedPlaceRow
                key={wordsOf(one).words}
                {...wordsOf(one)}
                kind={one.kind}
                group={group}
                isChosen={isSameAddress(one, current)}
                onChoose={() => onChoose(one)}
                onEdit={() => edit(one)}
                onForget={() => ask(one)}
              />
            ),
          )}
        </fieldset>
      )}
      <p ref={said} role="status" tabIndex={-1} className={saved.length > 0 ? 'sr-only' : 'outline-none'}>
        {wasForgotten && t('forgotten')}
      </p>
    </>
  );
}
