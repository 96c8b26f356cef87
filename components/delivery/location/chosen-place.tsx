'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { PlaceEditor } from '@/components/delivery/saved-places/place-editor';
import { usePlaceWords } from '@/components/delivery/saved-places/place-words';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { isSameAddress, keepAddress, type SavedAddress } from '@/lib/stores/delivery/saved-addresses';

/** The address that was chosen; a tap keeps it under a name (rule delivery/saved-addresses). */
export function ChosenPlace({ place, onChange }: { place: SavedAddress; onChange: () => void }) {
  const { stores } = useApp();
  const t = useTranslations('Place');
  const { name, words } = usePlaceWords()(place);
  const isKept = useSlice('profile', ({ places }) => places.some((one) => isSameAddress(one, place)));
  const [isEditing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    afterPaint(() => change.current?.focus());
  };
  return (
    <>
      <p>
        {t.rich('to', {
          address: name ? `${name} · ${words}` : words,
          place: (said) => <strong>{said}</strong>,
        })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <button ref={change} type="button" className="link-button" onClick={onChange}>
          {t('change')}
        </button>
        {!isKept && !isEditing && (
          <button type="button" className="link-button" onClick={() => setEditing(true)}>
            {t('keep')}
          </button>
        )}
      </p>
      {isEditing && (
        <PlaceEditor
          place={place}
          isNew
          onClose={close}
          onSave={(address) => {
            keepAddress({ stores, was: place, address });
            close();
          }}
        />
      )}
    </>
  );
}
