'use client';

import { type ComponentProps, useState, useSyncExternalStore } from 'react';

const follow = () => () => undefined;

/**
 * Markup that the server wrote and that React leaves as it is: neither hydrated nor read from the page's data
 * (guarantee/blocking-time). For content without a client component in it. Other content than the first is drawn.
 */
export function StaticMarkup({ children, ...attributes }: ComponentProps<'div'>) {
  const isServers = useSyncExternalStore(
    follow,
    () => false,
    () => true,
  );
  const [written] = useState(isServers ? children : null);
  if (typeof window === 'undefined' || children !== written) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, which React never writes
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
