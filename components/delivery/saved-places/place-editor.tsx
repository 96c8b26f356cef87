'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { AddressFields, type AddressTexts } from '@/components/delivery/address-fields';
import { DoorPhotos } from '@/components/delivery/door-photos/door-photos';
import { useFilledWords } from '@/components/delivery/use-filled-words';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { pointOf } from '@/lib/contract/people/contact';
import { type FoundPlace, toAddressLine } from '@/lib/domain/delivery/found-place';
import { isVagueAddress, isVagueReference } from '@/lib/domain/delivery/vague-address';
import type { Country } from '@/lib/domain/tenant/countries';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';

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

type Problems = Partial<Record<keyof AddressTexts, 'address_missing' | 'address_vague' | 'reference_vague'>>;

/** As the form asks before paying (rule delivery/address); what is left out is asked there. */
function problemsOf({ address, reference }: SavedAddress, country: Country): Problems {
  const problems: Problems = {};
  if (address.trim() === '') problems.address = 'address_missing';
  else if (isVagueAddress({ country, text: address })) problems.address = 'address_vague';
  if (reference.trim() !== '' && isVagueReference(reference)) problems.reference = 'reference_vague';
  return problems;
}

/** The name and the words of a place. Its point stays, unless another address is chosen from the search. */
export function PlaceEditor({
  place,
  onSave,
  onClose,
}: {
  place: SavedAddress;
  onSave: (place: SavedAddress) => void;
  onClose: () => void;
}) {
  const t = useTranslations('Place');
  const title = useId();
  const [draft, setDraft] = useState(place);
  const [isTried, setTried] = useState(false);
  const words = useFilledWords();
  const { country } = useApp().tenant;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const put = (change: Partial<SavedAddress>) => setDraft((now) => ({ ...now, ...change }));
  const point = pointOf(draft);
  const problems = problemsOf(draft, country);
  const errorOf = (name: keyof AddressTexts) => {
    const problem = isTried ? problems[name] : undefined;
    return problem && t(problem);
  };
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length === 0)
      onSave({ ...draft, label: draft.kind === 'other' ? draft.label.trim() : '' });
  };
  const onKeyDown = useOwnEnter(save);
  const text = (name: keyof AddressTexts) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (typed: string) => {
      words.write(name);
      put({ [name]: typed, ...(name === 'address' ? { place_id: null } : {}) });
    },
    onBlur: () => undefined,
  });
  const choose = (found: FoundPlace, typed: string) => {
    const { id, latitude, longitude, city } = found;
    put({
      ...(point ? { latitude, longitude, place_id: id } : {}),
      address: toAddressLine({ country, typed, place: found }),
      ...words.fill(draft, found),
      city: city || draft.city,
      // The photos show another door.
      ...(draft.photos ? { photos: [] } : {}),
    });
  };
  return (
    <fieldset ref={box} className="card grid min-w-0 gap-4 p-4" aria-labelledby={title} onKeyDown={onKeyDown}>
      <p id={title} className="font-semibold">
        {t('editing')}
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
      <AddressFields
        texts={{
          address: text('address'),
          address_optional: text('address_optional'),
          neighbourhood: text('neighbourhood'),
          postcode: text('postcode'),
          reference: text('reference'),
        }}
        near={point}
        by="words"
        onPlace={choose}
      >
        {null}
      </AddressFields>
      <DoorPhotos
        photos={draft.photos}
        onChange={(change) => setDraft((now) => ({ ...now, photos: change(now.photos ?? []) }))}
      />
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
