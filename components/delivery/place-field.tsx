'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { ComboField } from '@/components/ui/combo-field';
import type { Field } from '@/components/ui/field';
import { useSettled } from '@/components/ui/use-settled';
import { type FoundPlace, toPlaceText } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import { usePlaceSuggestions } from '@/lib/queries/places';

const PAUSE_MS = 250;

type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;

/** What stands for the list while it is empty. */
function useListWords({ found, isFetching, hasFailed }: ReturnType<typeof usePlaceSuggestions>): string {
  const t = useTranslations('Place');
  const errors = useTranslations('Errors');
  if (hasFailed) return t('failed');
  if (found && (found.places.length > 0 || !isFetching))
    return found.places.length > 0 ? t('found', { count: found.places.length }) : errors('address_not_found');
  return isFetching ? t('searching') : '';
}

/** An address: what is typed, or one of the places that fit it (rule delivery/place-search). */
export function PlaceField({
  label,
  near,
  text: { value, error, onChange, onBlur, inputRef },
  onPlace,
}: {
  label: string;
  near: Point;
  text: Bound;
  onPlace: (place: FoundPlace, typed: string) => void;
}) {
  /** Null until something is typed, and after a choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions({ text: useSettled(typed, PAUSE_MS), near });
  const places = (typed !== null && suggestions.found?.places) || [];
  const words = useListWords(suggestions);
  return (
    <ComboField
      label={label}
      error={error}
      text={value}
      options={places.map((place) => ({ value: place.id, text: toPlaceText(place) }))}
      chosen={null}
      found={typed === null ? '' : words}
      note={suggestions.found?.attribution}
      inputRef={inputRef}
      onText={(next) => {
        setTyped(next);
        onChange(next);
      }}
      onPick={(id) => {
        const picked = places.find((place) => place.id === id);
        if (!picked) return;
        setTyped(null);
        onPlace(picked, value);
      }}
      onBlur={onBlur}
    />
  );
}
