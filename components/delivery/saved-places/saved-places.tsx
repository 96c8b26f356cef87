'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { useDoorPhotoChanges } from '@/lib/queries/delivery/door-photos';
import {
  forgetAddress,
  isSameAddress,
  keepAddress,
  type SavedAddress,
} from '@/lib/stores/delivery/saved-addresses';
import { PlaceEditor } from './place-editor';
import { usePlaceWords } from './place-words';
import { SavedPlaceRow } from './saved-place-row';

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
  const { stores } = useApp();
  const t = useTranslations('Place');
  const { remove } = useDoorPhotoChanges();
  const wordsOf = usePlaceWords();
  const group = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [edited, setEdited] = useState<SavedAddress | null>(null);
  const [wasForgotten, setForgotten] = useState(false);
  const focus = (index: number) =>
    afterPaint(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
      (rows[Math.min(index, rows.length - 1)] ?? said.current)?.focus();
    });
  const forget = (one: SavedAddress, index: number) => {
    forgetAddress({ stores, address: one });
    for (const photo of one.photos ?? []) remove(photo);
    setForgotten(true);
    focus(index);
  };
  const close = (index: number) => {
    setEdited(null);
    focus(index);
  };
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
                onSave={(address) => {
                  keepAddress({ stores, was: one, address });
                  close(index);
                }}
              />
            ) : (
              <SavedPlaceRow
                key={wordsOf(one).words}
                {...wordsOf(one)}
                kind={one.kind}
                group={group}
                isChosen={isSameAddress(one, current)}
                onChoose={() => onChoose(one)}
                onEdit={() => setEdited(one)}
                onForget={() => forget(one, index)}
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
