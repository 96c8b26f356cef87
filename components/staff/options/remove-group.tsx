'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { removeGroup, usersOf } from '@/lib/domain/shop/removal/remove-group';
import type { MenuDocument } from '@/lib/queries/staff/shop';

/** Asks before a group is removed, and says how many products ask for it no more. */
export function RemoveGroup({
  group: { key },
  name,
  menu,
}: {
  group: { key: string };
  name: string;
  menu: MenuDocument;
}) {
  const t = useTranslations('StaffOptions');
  const { apply } = useEditing();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-danger justify-self-start"
        onClick={() => setAsked(true)}
      >
        {t('remove')}
      </button>
      {isAsked && (
        <ConfirmDialog
          {...{ title: t('remove_title', { name }), keep: t('remove_keep'), go: t('remove_go') }}
          isPending={false}
          onClose={() => setAsked(false)}
          onGo={() => {
            setAsked(false);
            apply(removeGroup(menu, key));
          }}
        >
          <p>{t('remove_text', { count: usersOf(menu, key).products.length })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
