import { readFileSync } from 'node:fs';
import type { Theme } from '@/lib/contract/tenant/instance';
import { themeTokens } from '@/lib/theme/theme';

const PLATE = readFileSync('public/icon-plate.svg', 'utf8').trim();
const [GROUND, DRAWING] = ['#3d4654', '#ffffff'];

export function iconPlate(theme: Theme): string {
  const { '--color-brand': brand = GROUND, '--color-on-brand': onBrand = DRAWING } = themeTokens(theme);
  const colors = new Map([
    [GROUND, brand],
    [DRAWING, onBrand],
  ]);
  return PLATE.replaceAll(
    new RegExp([...colors.keys()].join('|'), 'g'),
    (color) => colors.get(color) ?? color,
  );
}
