/** Icons of an installed app (rule tenant/search-engines); `inset` is the free share around the picture. */
export const APP_ICONS = {
  '192': { size: 192, inset: 0, purpose: 'any' },
  '512': { size: 512, inset: 0, purpose: 'any' },
  // Cut to any shape: only the middle is safe.
  maskable: { size: 512, inset: 0.14, purpose: 'maskable' },
  // Apple cuts it itself and knows no transparency.
  apple: { size: 180, inset: 0.08, purpose: null },
} as const satisfies Record<string, { size: number; inset: number; purpose: 'any' | 'maskable' | null }>;

type AppIcon = keyof typeof APP_ICONS;

export const findAppIcon = (name: string) =>
  Object.hasOwn(APP_ICONS, name) ? APP_ICONS[name as AppIcon] : null;

/** `src` is the same file name at every host. */
export function manifestIcons(): { src: string; sizes: string; type: string; purpose: string }[] {
  return Object.entries(APP_ICONS).flatMap(([name, { size, purpose }]) =>
    purpose ? [{ src: `/icon-${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
}
