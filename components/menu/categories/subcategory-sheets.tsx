'use client';

import { useEffect, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { categoryOfTile } from '@/lib/browser/menu-markup/overview';

type Group = { id: number; name: string; links: { href: string; name: string; count: string }[] };

export function SubcategorySheets({ groups, closeLabel }: { groups: readonly Group[]; closeLabel: string }) {
  const [opened, setOpened] = useState<Group | null>(null);
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const tapped = event.target instanceof Element ? categoryOfTile(event.target) : null;
      const group = groups.find(({ id }) => id === tapped);
      if (!group || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpened(group);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [groups]);
  if (!opened) return null;
  return (
    <Sheet open onClose={() => setOpened(null)} title={opened.name} closeLabel={closeLabel}>
      <ul>
        {opened.links.map(({ href, name, count }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-[52px] items-center justify-between gap-4 border-line border-b"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="whitespace-nowrap text-muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
