'use client';

import { Briefcase, House, MapPin, Pencil, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';

const ICONS = { home: House, work: Briefcase, other: MapPin } as const;

export function SavedPlaceRow({
  name,
  words,
  kind,
  group,
  isChosen,
  onChoose,
  onEdit,
  onForget,
}: {
  name: string;
  words: string;
  kind: SavedAddress['kind'];
  /** The group of its radio button. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onForget: () => void;
}) {
  const t = useTranslations('Place');
  return (
    <div className="flex items-center gap-1">
      <label className="choice min-w-0 flex-1">
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
        <Icon of={ICONS[kind]} size={20} className="flex-none text-brand-text" />
        <span className="grid min-w-0">
          {name && <strong className="font-semibold">{name} </strong>}
          <span>{words}</span>
        </span>
      </label>
      <button
        type="button"
        data-edit=""
        className="icon-button"
        aria-label={t('edit', { address: name || words })}
        onClick={onEdit}
      >
        <Icon of={Pencil} size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('forget', { address: name || words })}
        onClick={onForget}
      >
        <Icon of={Trash2} size={20} />
      </button>
    </div>
  );
}
