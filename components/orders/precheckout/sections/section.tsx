import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 wide:first:mt-0">
      <h2 className="mb-3 text-section">{title}</h2>
      {children}
    </section>
  );
}
