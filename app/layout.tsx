import type { ReactNode } from 'react';

/** Next wants one beside `not-found.tsx`; documents begin below it. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
