import { Camera, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { preparePicture } from '@/lib/browser/pictures/prepare-picture';

/** Asks phones that have other kinds to convert them. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** Ready to be sent: small enough for a phone's connection and for the backend. */
export type ChosenPhoto = { name: string; file: Blob };

/** One photo, which need not be; the branch alone sees it. */
export function PhotoField({
  photo,
  onBusy,
  onChange,
}: {
  photo: ChosenPhoto | null;
  /** While a photo is made smaller, so that nothing is sent without it. */
  onBusy: (isBusy: boolean) => void;
  onChange: (photo: ChosenPhoto | null) => void;
}) {
  const t = useTranslations('Order');
  const [wrong, setWrong] = useState<'large' | 'kind' | null>(null);
  const choose = async (file: File | undefined) => {
    setWrong(null);
    if (!file) return;
    onBusy(true);
    const prepared = await preparePicture(file);
    onBusy(false);
    if (typeof prepared === 'string') return setWrong(prepared);
    onChange({ name: file.name, file: prepared.file });
  };
  if (photo)
    return (
      <p className="flex items-center gap-2">
        <Icon of={Camera} size={20} className="flex-none" />
        <span className="min-w-0 flex-1 truncate">{photo.name}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('help_photo_remove')}
          onClick={() => onChange(null)}
        >
          <Icon of={X} size={20} />
        </button>
      </p>
    );
  return (
    <>
      <label className="link-button relative inline-flex min-h-[44px] cursor-pointer items-center gap-2 justify-self-start has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-brand-text">
        <Icon of={Camera} size={20} className="flex-none" />
        {t('help_photo')}
        <input
          type="file"
          accept={KINDS}
          className="sr-only"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <p role="status">{wrong && t(`help_photo_${wrong}`)}</p>
    </>
  );
}
