import type { ReactNode } from 'react';

/** Rendered on demand and then served as a static document, like every page above (rule platform/public-pages). */
export const generateStaticParams = () => [];

export default function SupplierLayout({ children }: { children: ReactNode }) {
  return children;
}
