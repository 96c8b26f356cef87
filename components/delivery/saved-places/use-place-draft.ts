import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AddressTexts } from '@/components/delivery/address-fields';
import { useFilledWords } from '@/components/delivery/use-filled-words';
import { useApp } from '@/lib/browser/app-provider';
import { pointOf } from '@/lib/contract/people/contact';
import { type FoundPlace, toAddressLine } from '@/lib/domain/delivery/found-place';
import { isVagueAddress, isVagueReference } from '@/lib/domain/delivery/vague-address';
import type { Country } from '@/lib/domain/tenant/countries';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';

type Problems = Partial<Record<keyof AddressTexts, 'address_missing' | 'address_vague' | 'reference_vague'>>;

/** The problems that the form before paying would find (rule delivery/address); what is left out is asked there. */
function problemsOf({ address, reference }: SavedAddress, country: Country): Problems {
  const problems: Problems = {};
  if (address.trim() === '') problems.address = 'address_missing';
  else if (isVagueAddress({ country, text: address })) problems.address = 'address_vague';
  if (reference.trim() !== '' && isVagueReference(reference)) problems.reference = 'reference_vague';
  return problems;
}

/** A saved place while it is edited; `save` keeps it only where its address can be found. */
export function usePlaceDraft({
  place,
  onSave,
}: {
  place: SavedAddress;
  onSave: (place: SavedAddress) => void;
}) {
  const t = useTranslations('Place');
  const [draft, setDraft] = useState(place);
  const [isTried, setTried] = useState(false);
  const words = useFilledWords();
  const { country } = useApp().tenant;
  const put = (change: Partial<SavedAddress>) => setDraft((now) => ({ ...now, ...change }));
  const point = pointOf(draft);
  const problems = problemsOf(draft, country);
  const text = (name: keyof AddressTexts) => {
    const problem = isTried ? problems[name] : undefined;
    return {
      value: draft[name],
      error: problem && t(problem),
      onChange: (typed: string) => {
        words.write(name);
        put({ [name]: typed, ...(name === 'address' ? { place_id: null } : {}) });
      },
      onBlur: () => undefined,
    };
  };
  const texts: AddressTexts = {
    address: text('address'),
    address_optional: text('address_optional'),
    neighbourhood: text('neighbourhood'),
    postcode: text('postcode'),
    reference: text('reference'),
  };
  const choosePlace = (found: FoundPlace, typed: string) => {
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
  const changePhotos = (change: (photos: number[]) => number[]) =>
    setDraft((now) => ({ ...now, photos: change(now.photos ?? []) }));
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    onSave({ ...draft, label: draft.kind === 'other' ? draft.label.trim() : '' });
  };
  return { draft, put, point, texts, choosePlace, changePhotos, save };
}
