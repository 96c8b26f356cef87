'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { describedBy, FieldNotes } from '@/components/ui/field-notes';
import { pictureUrl } from '@/components/ui/pictures/picture-url';
import { openPicture } from '@/lib/browser/pictures/draw-cut';
import { staffPath } from '@/lib/clients/staff-http';
import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { useEditing } from '../editing-context';
import { CutDialog } from './cut-dialog';

const SHOWN_PX = 240;

function Shown({ picture }: { picture: ShopPicture }) {
  const { slug } = useEditing();
  const src = pictureUrl({ picture, width: SHOWN_PX * 2, service: `${staffPath(slug)}/staff` });
  const { width, height } = picture;
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized once when they are stored, the optimizer is off
    <img className="edit-picture" {...{ src, width, height }} alt="" />
  );
}

/** The file that somebody has chosen, or why it cannot be opened. */
function useChosen() {
  const t = useTranslations('StaffPicture');
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPicture(file);
    const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
    setFault(opened ? undefined : t(isHeic ? 'heic' : 'unread'));
    setChosen(opened);
  };
  return { chosen, fault, choose, close: () => setChosen(null) };
}

/**
 * A picture from the phone or the computer: turned, cut and made small here, then sent.
 * @param aspect width by height of the form in which it is shown; null: any
 */
export function PictureField({
  label,
  hint,
  error,
  aspect,
  value,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  aspect: number | null;
  value: ShopPicture | null;
  onChange: (picture: ShopPicture | null) => void;
}) {
  const t = useTranslations('StaffPicture');
  const id = useId();
  const { chosen, fault, choose, close } = useChosen();
  const said = fault ?? error;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {value && <Shown picture={value} />}
      <div className="flex flex-wrap gap-2">
        <label className="button button-quiet edit-file">
          <span>{t(value ? 'other' : 'choose')}</span>
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            aria-label={`${label}: ${t(value ? 'other' : 'choose')}`}
            aria-describedby={describedBy({ id, hint, error: said })}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        {value && (
          <button type="button" className="button button-quiet" onClick={() => onChange(null)}>
            {t('remove')}
          </button>
        )}
      </div>
      <FieldNotes {...{ id, hint, error: said }} />
      {chosen && (
        <CutDialog
          {...{ picture: chosen, aspect }}
          onClose={close}
          onDone={(stored) => {
            close();
            onChange(stored);
          }}
        />
      )}
    </div>
  );
}
