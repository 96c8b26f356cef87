import { useState } from 'react';
import { preparePicture } from '@/lib/browser/pictures/prepare-picture';
import { useDoorPhotoChanges } from '@/lib/queries/delivery/door-photos';

type Wrong = 'photo_large' | 'photo_kind' | 'photo_not_sent';

/** A failure is said and hinders nothing (rule delivery/door-photos). */
export function useDoorPhotos({
  onAdd,
  onRemove,
}: {
  onAdd: (id: number) => void;
  onRemove: (id: number) => void;
}) {
  const { upload, remove } = useDoorPhotoChanges();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const send = async (file: File): Promise<Wrong | null> => {
    const prepared = await preparePicture(file);
    if (typeof prepared === 'string') return `photo_${prepared}`;
    const outcome = await upload(prepared.file);
    if (outcome.kind === 'failed') return 'photo_not_sent';
    onAdd(outcome.value);
    return null;
  };
  return {
    isBusy,
    wrong,
    add: async (file: File | undefined) => {
      if (!file) return;
      setWrong(null);
      setBusy(true);
      setWrong(await send(file));
      setBusy(false);
    },
    takeAway: (id: number) => {
      setWrong(null);
      onRemove(id);
      remove(id);
    },
  };
}
