import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useDoorPhoto } from '@/lib/queries/delivery/door-photos';

/** Its place is kept while it comes; one that is gone is named no longer. */
export function DoorPhoto({
  id,
  number,
  onTakeAway,
  onGone,
}: {
  id: number;
  number: number;
  onTakeAway: () => void;
  onGone: () => void;
}) {
  const t = useTranslations('Place');
  const { data } = useDoorPhoto(id);
  const isGone = data === null;
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  return (
    <li className="flex items-start">
      <span className="grid size-16 place-items-center overflow-hidden rounded-lg bg-card">
        {data && (
          // biome-ignore lint/performance/noImgElement: drawn from the answer, at no address
          <img src={data.preview} alt={t('photo', { number })} className="size-16 object-cover" />
        )}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('photo_remove', { number })}
        onClick={onTakeAway}
      >
        <Icon of={X} size={20} />
      </button>
    </li>
  );
}
