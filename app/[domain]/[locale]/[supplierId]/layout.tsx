import type { ReactNode } from 'react';

/** Rendered on demand, then static (rule platform/public-pages). */
export const generateStaticParams = () => [];

export default function SupplierLayout({ children }: { children: ReactNode }) {
  return children;
}
