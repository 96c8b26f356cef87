'use client';

import { useEffect } from 'react';

const show = (count: number) => {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
};

/** The icon of the installed app says how many wait; it says nothing of a board that nobody has open. */
export function useBadge(count: number): void {
  useEffect(() => show(count), [count]);
  useEffect(() => () => show(0), []);
}
