'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { firstShownLink } from '@/lib/browser/menu-markup/dishes';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { listSections } from '@/lib/browser/menu-markup/sections';
import { useMenuPath } from '@/lib/browser/use-menu-path';

const goToFirstDish = () => {
  const menu = findMenu();
  if (menu) firstShownLink(listSections(menu))?.focus();
};

/** Leads to the menu. @param onThere where the page is the menu: closes what lies over it; else the focus goes to its dishes */
export function ToMenu({
  onThere = goToFirstDish,
  children,
}: {
  onThere?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { screen } = useApp();
  const menu = useMenuPath(screen.supplier?.slug ?? '');
  const press = (event: MouseEvent) => {
    if (location.pathname !== menu) return;
    event.preventDefault();
    onThere();
  };
  return (
    <a className="button w-full" href={menu} onClick={press}>
      {children}
    </a>
  );
}
