'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { barOf, type StaffScreen } from '@/lib/domain/staff/screens';

/** On a phone the row of screens is pushed aside until the open one is in it. */
const showOpen = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

/** The ways to a restaurant's screens: those of one moment at a time, which is another by one tap and no page (rule staff/bar). */
export function ScreenBar({
  slug,
  screen,
  scopes,
}: {
  slug: string;
  screen: StaffScreen;
  scopes: readonly StaffScope[];
}) {
  const t = useTranslations('Staff');
  const id = useId();
  const groups = barOf(scopes);
  const own = groups.find(({ screens }) => screens.includes(screen)) ?? groups.at(-1);
  const [opened, open] = useState(own);
  const shown = groups.find(({ moment }) => moment === opened?.moment) ?? own;
  return (
    <nav aria-label={t('screens')}>
      {groups.length > 1 && (
        <div className="bar-moments">
          {groups.map((group) => {
            const { moment } = group;
            return (
              moment && (
                <button
                  key={moment}
                  type="button"
                  aria-controls={id}
                  aria-expanded={moment === shown?.moment}
                  data-here={moment === own?.moment}
                  onClick={() => open(group)}
                >
                  {t(`moment_${moment}`)}
                </button>
              )
            );
          })}
        </div>
      )}
      <div id={id} className="bar-screens" data-grouped={groups.length > 1}>
        {shown?.screens.map((name) => (
          <a
            key={name}
            ref={name === screen ? showOpen : null}
            href={`/${slug}/${name}`}
            aria-current={name === screen ? 'page' : undefined}
          >
            {t(`screen_${name}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}
