import { Camera, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Asks phones that have other kinds to convert them. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** One photo, which need not be; the branch alone sees it. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: File | null;
  onChange: (photo: File | null) => void;
}) {
  const t = useTranslations('Order');
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
    <label className="link-button relative inline-flex min-h-[44px] cursor-pointer items-center gap-2 justify-self-start has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-brand-text">
      <Icon of={Camera} size={20} className="flex-none" />
      {t('help_photo')}
      <input
        type="file"
        accept={KINDS}
        className="sr-only"
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
    </label>
  );
}
