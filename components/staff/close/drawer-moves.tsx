'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moves } from './method-moves';

/** The rows of the drawer beside sales, on a tap. @param number of the close that has them; null: what none has yet */
export function DrawerMoves({ number }: { number: number | null }) {
  const t = useTranslations('StaffClose');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('drawer_moves')}
      </button>
      {isOpen && <Moves {...{ number }} of="drawer" />}
    </>
  );
}
