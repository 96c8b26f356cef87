'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import type { Chosen } from '../use-chosen';
import { BulkDialog } from './bulk-dialog';

/** Chooses all that is listed, says how many are chosen, and opens what can be done with them. */
export function BulkBar({
  listed,
  menu,
  branch,
  categories,
  chosen: { chosen, chooseListed, chooseNone },
}: {
  listed: MenuDocument['products'];
  /** With the edits that wait. */
  menu: MenuDocument;
  branch: string;
  categories: readonly { key: string; path: string }[];
  chosen: Chosen;
}) {
  const t = useTranslations('StaffBulk');
  const [isOpen, setOpen] = useState(false);
  const seen = listed.filter(({ sku }) => chosen.has(sku)).length;
  const hidden = chosen.size - seen;
  return (
    <div className="menu-bulk" data-any={chosen.size > 0}>
      <label className="edit-switch">
        <input
          type="checkbox"
          disabled={listed.length === 0}
          checked={listed.length > 0 && seen === listed.length}
          onChange={(event) => chooseListed(event.target.checked)}
        />
        <span>{t('all', { count: listed.length })}</span>
      </label>
      {chosen.size > 0 && (
        <>
          <div className="menu-bulk-go">
            <button type="button" className="button" onClick={() => setOpen(true)}>
              {t('change_short', { count: chosen.size })}
            </button>
            <button type="button" className="icon-button" aria-label={t('none')} onClick={chooseNone}>
              ✕
            </button>
          </div>
          <p role="status" className={hidden > 0 ? 'w-full' : 'sr-only'}>
            {t('chosen', { count: chosen.size })} {hidden > 0 && t('chosen_hidden', { count: hidden })}
          </p>
        </>
      )}
      {isOpen && (
        <BulkDialog
          {...{ menu, chosen, branch, categories }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            chooseNone();
          }}
        />
      )}
    </div>
  );
}
