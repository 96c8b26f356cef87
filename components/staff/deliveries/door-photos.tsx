'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { staffPath } from '@/lib/clients/staff-http';

/** The photos of the door are loaded once somebody asks: each look at them is written down (rule delivery/door-photos). */
export function DoorPhotos({ slug, id, photos }: { slug: string; id: number; photos: readonly number[] }) {
  const t = useTranslations('Staff');
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  if (!isOpen)
    return (
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {t('door_photo')}
      </button>
    );
  if (isLost) return <p role="status">{t('door_photo_lost')}</p>;
  return photos.map((photo) => (
    // biome-ignore lint/performance/noImgElement: a file of the staff calls, which the optimizer may not read
    <img
      key={photo}
      className="w-full rounded-[8px]"
      src={`${staffPath(slug)}/staff/orders/${id}/door_photos/${photo}`}
      alt={t('door_photo_of')}
      onError={() => setLost(true)}
    />
  ));
}
