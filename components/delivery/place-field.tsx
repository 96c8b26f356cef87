'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef, useState } from 'react';
import { ComboField } from '@/components/ui/combo-field';
import type { Field } from '@/components/ui/field';
import { useSettled } from '@/components/ui/use-settled';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { PlaceSuggestion } from '@/lib/domain/delivery/places-port';
import type { Placing } from '@/lib/domain/delivery/placing';
import type { Point } from '@/lib/domain/delivery/point';
import { usePickPlace, usePlaceSuggestions } from '@/lib/queries/delivery/places';

const PAUSE_MS = 250;

type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;

function useFailedWords(by: Placing): string {
  const t = useTranslations('Place');
  return by === 'map' ? t('failed') : t(`failed_${by}`);
}

/** The words in place of an empty list. */
function useListWords(
  { found, isFetching, hasFailed }: ReturnType<typeof usePlaceSuggestions>,
  by: Placing,
): string {
  const t = useTranslations('Place');
  const errors = useTranslations('Errors');
  const failed = useFailedWords(by);
  if (hasFailed) return failed;
  const count = found?.suggestions.length ?? 0;
  if (count > 0) return t('found', { count });
  if (found && !isFetching) return by === 'map' ? errors('address_not_found') : t(`not_found_${by}`);
  return isFetching ? t('searching') : '';
}

type Props = {
  label: string;
  placeholder?: string;
  near: Point;
  /** How the page takes an address that is not found. */
  by: Placing;
  text: Bound;
  /** Its first text was typed in this page. */
  isBegun?: boolean;
  onPlace: (place: FoundPlace, typed: string) => void;
};

/** Takes the picked place once its position is known; it does not replace text that was typed meanwhile. */
function usePick({ text: { value, onChange }, onPlace }: Pick<Props, 'text' | 'onPlace'>) {
  const { log, resolve } = usePickPlace();
  const [isLost, setLost] = useState(false);
  const latest = useRef<string | null>(null);
  const take = (place: FoundPlace, typed: string) => {
    log(place, typed);
    onPlace(place, typed);
  };
  return {
    isLost,
    typeOver: () => {
      latest.current = null;
      setLost(false);
    },
    pick: async (picked: PlaceSuggestion) => {
      if (picked.place) return take(picked.place, value);
      latest.current = picked.id;
      onChange(picked.text);
      const place = await resolve(picked);
      if (latest.current !== picked.id) return;
      if (place) take(place, value);
      else setLost(true);
    },
  };
}

/** An address: what is typed, or one of the places that fit it (rule delivery/place-search). */
export function PlaceField({ label, placeholder, near, by, text, isBegun = false, onPlace }: Props) {
  /** Null until something is typed, and after a choice; what a form begins with is not typed. */
  const [typed, setTyped] = useState<string | null>(isBegun ? text.value : null);
  const failed = useFailedWords(by);
  const { isLost, pick, typeOver } = usePick({ text, onPlace });
  const asked = usePlaceSuggestions({ text: useSettled(typed, PAUSE_MS), near });
  const suggestions = (typed !== null && asked.found?.suggestions) || [];
  const words = useListWords(asked, by);
  return (
    <>
      <ComboField
        label={label}
        placeholder={placeholder}
        error={text.error}
        text={text.value}
        autoComplete="address-line1"
        options={suggestions.map((one) => ({ value: one.id, text: one.text }))}
        chosen={null}
        isBegun={isBegun}
        found={typed === null ? '' : words}
        note={asked.found?.attribution}
        inputRef={text.inputRef}
        onText={(next) => {
          typeOver();
          setTyped(next);
          text.onChange(next);
        }}
        onPick={(id) => {
          const picked = suggestions.find((one) => one.id === id);
          if (!picked) return;
          setTyped(null);
          void pick(picked);
        }}
        onBlur={text.onBlur}
      />
      {isLost && <p role="alert">{failed}</p>}
    </>
  );
}
