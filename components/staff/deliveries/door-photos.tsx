'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { staffPath } from '@/lib/clients/staff-http';

function DoorPhoto({ src }: { src: string }) {
  const t = useTranslations('Staff');
  const [isLost, setLost] = useState(false);
  if (isLost) return <p role="status">{t('door_photo_lost')}</p>;
  return (
    // biome-ignore lint/performance/noImgElement: a file of the staff calls, which the optimizer may not read
    <img className="w-full rounded-[8px]" src={src} alt={t('door_photo_of')} onError={() => setLost(true)} />
  );
}

/** The photos of the door are loaded once somebody asks: each look at them is written down (rule delivery/door-photos). */
export function DoorPhotos({ slug, id, photos }: { slug: string; id: number; photos: readonly number[] }) {
  const t = useTranslations('Staff');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <NamedButton words={t('door_photo')} className="button button-quiet" onClick={() => setOpen(true)} />
    );
  return photos.map((photo) => (
    <DoorPhoto key={photo} src={`${staffPath(slug)}/staff/orders/${id}/door_photos/${photo}`} />
  ));
}
