import { readFileSync } from 'node:fs';
import type { Theme } from '@/lib/contract/tenant/instance';
import { themeTokens } from '@/lib/theme/theme';

const PLATE = readFileSync('public/icon-plate.svg', 'utf8').trim();
const [GROUND, DRAWING] = ['#3d4654', '#ffffff'];

/** The drawn plate of whoever has no picture of their own. */
export function plateIn({ ground, drawing }: { ground: string; drawing: string }): string {
  const colors = new Map([
    [GROUND, ground],
    [DRAWING, drawing],
  ]);
  return PLATE.replaceAll(
    new RegExp([...colors.keys()].join('|'), 'g'),
    (color) => colors.get(color) ?? color,
  );
}

export function iconPlate(theme: Theme): string {
  const { '--color-brand': ground = GROUND, '--color-on-brand': drawing = DRAWING } = themeTokens(theme);
  return plateIn({ ground, drawing });
}
