'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { AddressFields } from '@/components/delivery/address-fields';
import { DoorPhotos } from '@/components/delivery/door-photos/door-photos';
import { Field } from '@/components/ui/field';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import { usePlaceDraft } from './use-place-draft';

const KINDS = ['home', 'work', 'other'] as const;

function KindChoice({
  kind,
  onChange,
}: {
  kind: SavedAddress['kind'];
  onChange: (kind: SavedAddress['kind']) => void;
}) {
  const t = useTranslations('Place');
  const group = useId();
  return (
    <fieldset>
      <legend className="field-label mb-1">{t('kind')}</legend>
      <div className="place-kinds">
        {KINDS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={group} checked={kind === one} onChange={() => onChange(one)} />
            <span>{t(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Enter saves: the editor may stand inside another form, which must not be sent. */
function useOwnEnter(save: () => void) {
  return (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    if (event.key !== 'Enter' || event.defaultPrevented || !isText) return;
    event.preventDefault();
    save();
  };
}

/** The name and the words of a place. Its point stays, unless another address is chosen from the search. */
export function PlaceEditor({
  place,
  isNew = false,
  onSave,
  onClose,
}: {
  place: SavedAddress;
  /** Not among the saved ones yet. */
  isNew?: boolean;
  onSave: (place: SavedAddress) => void;
  onClose: () => void;
}) {
  const t = useTranslations('Place');
  const title = useId();
  const { draft, put, point, texts, choosePlace, changePhotos, save } = usePlaceDraft({ place, onSave });
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const onKeyDown = useOwnEnter(save);
  return (
    <fieldset ref={box} className="card grid min-w-0 gap-4 p-4" aria-labelledby={title} onKeyDown={onKeyDown}>
      <p id={title} className="font-semibold">
        {t(isNew ? 'keeping' : 'editing')}
      </p>
      <KindChoice kind={draft.kind} onChange={(kind) => put({ kind })} />
      {draft.kind === 'other' && (
        <Field
          label={t('label')}
          value={draft.label}
          maxLength={40}
          autoComplete="off"
          onChange={(label) => put({ label })}
        />
      )}
      <AddressFields texts={texts} near={point} by="words" onPlace={choosePlace}>
        {null}
      </AddressFields>
      <DoorPhotos photos={draft.photos} onChange={changePhotos} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button flex-1" onClick={save}>
          {t('save')}
        </button>
        <button type="button" className="button button-quiet flex-1" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </fieldset>
  );
}
