'use client';

import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { afterPaint } from '@/lib/browser/document/after-paint';
import type { AddressDraft } from '@/lib/contract/people/contact';
import { MOST_DOOR_PHOTOS } from '@/lib/domain/delivery/door-photos';
import { DoorPhoto } from './door-photo';
import { useDoorPhotos } from './use-door-photos';

/** Asks phones that have other kinds to convert them. */
const KINDS = 'image/jpeg,image/png,image/webp';

function PhotoList({
  photos,
  onGone,
  onTakeAway,
}: {
  photos: readonly number[];
  onGone: (id: number) => void;
  onTakeAway: (id: number) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <DoorPhoto
          key={photo}
          id={photo}
          number={index + 1}
          onGone={() => onGone(photo)}
          onTakeAway={() => onTakeAway(photo)}
        />
      ))}
    </ul>
  );
}

/** One quiet row; nothing waits for it (rule delivery/door-photos). */
export function DoorPhotos({
  photos = [],
  onChange,
}: {
  photos: AddressDraft['photos'];
  onChange: (change: (photos: number[]) => number[]) => void;
}) {
  const t = useTranslations('Place');
  const onRemove = (id: number) => onChange((now) => now.filter((one) => one !== id));
  const { isBusy, wrong, add, takeAway } = useDoorPhotos({
    onAdd: (id) => onChange((now) => [...now, id]),
    onRemove,
  });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    void add(file).then(() => {
      target.value = '';
    });
  };
  return (
    <div className="grid justify-items-start gap-2">
      {photos.length > 0 && (
        <PhotoList
          photos={photos}
          onGone={onRemove}
          onTakeAway={(photo) => {
            takeAway(photo);
            afterPaint(() => input.current?.focus());
          }}
        />
      )}
      {photos.length < MOST_DOOR_PHOTOS && (
        <label className="link-button relative inline-flex min-h-[44px] cursor-pointer items-center gap-2 has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-brand-text">
          <Icon of={Camera} size={20} className="flex-none" />
          {t(isBusy ? 'photo_sending' : photos.length > 0 ? 'photo_another' : 'photo_add')}
          <input
            ref={input}
            type="file"
            accept={KINDS}
            className="sr-only"
            disabled={isBusy}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
        </label>
      )}
      <p id={`${id}-hint`} className="text-muted">
        {t('photo_hint')}
      </p>
      <p role="status">{wrong && t(wrong)}</p>
    </div>
  );
}
