'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { saveCut } from '@/lib/browser/pictures/draw-cut';
import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { NO_CUT } from '@/lib/domain/shop/cut-picture';
import { useShopPictures } from '@/lib/queries/staff/shop/pictures';
import { useEditing } from '../editing-context';
import { Cutter } from './cutter';

/** Turns and cuts a picture, and sends what is kept of it. It stays open, as it was cut, until it has arrived. */
export function CutDialog({
  picture,
  aspect,
  onDone,
  onClose,
}: {
  picture: ImageBitmap;
  /** The form in which it is shown; null: its own. */
  aspect: number | null;
  onDone: (stored: ShopPicture) => void;
  onClose: () => void;
}) {
  const t = useTranslations('StaffPicture');
  const { slug } = useEditing();
  const { upload } = useShopPictures(slug);
  const [cut, setCut] = useState(NO_CUT);
  const [isWhole, setWhole] = useState(false);
  const form = isWhole ? null : aspect;
  const { press, isPending, fault } = useSending(async () => {
    const file = await saveCut({ picture, cut, aspect: form });
    if (file) onDone(await upload(file));
  });
  return (
    <Dialog title={t('title')} closeLabel={t('cancel')} onClose={onClose}>
      <div className="grid gap-4">
        <Cutter {...{ picture, cut, aspect: form }} onCut={setCut} />
        {aspect !== null && (
          <label className="edit-switch">
            <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
            <span>{t('whole')}</span>
          </label>
        )}
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault} {t('still_here')}
          </p>
        )}
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => press()}
        >
          {t(isPending ? 'sending' : 'use')}
        </button>
      </div>
    </Dialog>
  );
}
