'use client';

import { Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { isSameAddress, type SavedAddress } from '@/lib/stores/saved-addresses';

/** One tap fills the form, another removes the address (rule delivery/saved-addresses). */
export function SavedAddresses({
  saved,
  current,
  onChoose,
  onForget,
}: {
  saved: readonly SavedAddress[];
  current: Parameters<typeof isSameAddress>[0];
  onChoose: (address: SavedAddress) => void;
  onForget: (address: SavedAddress) => void;
}) {
  const t = useTranslations('Place');
  if (saved.length === 0) return null;
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-2 font-semibold">{t('saved')}</legend>
      {saved.map((one) => {
        const { address, address_optional, neighbourhood } = one;
        const words = [address, address_optional, neighbourhood].filter(Boolean).join(', ');
        return (
          <div key={words} className="flex items-center gap-2">
            <label className="choice min-w-0 flex-1">
              <input
                type="radio"
                name="saved-address"
                checked={isSameAddress(one, current)}
                onChange={() => onChoose(one)}
              />
              <span>{words}</span>
            </label>
            <button
              type="button"
              className="icon-button flex-none"
              aria-label={t('forget', { address: words })}
              onClick={() => onForget(one)}
            >
              <Icon of={Trash2} size={20} />
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
