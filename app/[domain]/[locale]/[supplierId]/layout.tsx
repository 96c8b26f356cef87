import type { ReactNode } from 'react';

/** Rendered on demand and kept, as every page above (architecture.md). */
export const generateStaticParams = () => [];

export default function SupplierLayout({ children }: { children: ReactNode }) {
  return children;
}
