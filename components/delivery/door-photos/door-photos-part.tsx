'use client';

import { Suspense } from 'react';
import { sparePart } from '@/lib/browser/lazy-part';
import type { AddressDraft } from '@/lib/contract/people/contact';

const Photos = sparePart(() => import('./door-photos').then((one) => one.DoorPhotos));

type PhotosOf = AddressDraft['photos'];

/** Comes after what is asked, so that the form does not wait for it. */
export function DoorPhotosPart({
  photos = [],
  onChange,
}: {
  photos: PhotosOf;
  onChange: (change: (photos: number[]) => number[]) => void;
}) {
  return (
    <Suspense fallback={null}>
      <Photos
        photos={photos}
        onAdd={(id) => onChange((now) => [...now, id])}
        onRemove={(id) => onChange((now) => now.filter((one) => one !== id))}
      />
    </Suspense>
  );
}
