/**
 * The icons that an installed app has (rule tenant/search-engines); `inset` is the share kept free around the picture.
 */
export const APP_ICONS = {
  '192': { size: 192, inset: 0, purpose: 'any' },
  '512': { size: 512, inset: 0, purpose: 'any' },
  // A phone may cut this one to any shape: only the middle is safe.
  maskable: { size: 512, inset: 0.14, purpose: 'maskable' },
  // Phones of Apple's cut it themselves and know no transparency.
  apple: { size: 180, inset: 0.08, purpose: null },
} as const satisfies Record<string, { size: number; inset: number; purpose: 'any' | 'maskable' | null }>;

export type AppIcon = keyof typeof APP_ICONS;

export const findAppIcon = (name: string) =>
  Object.hasOwn(APP_ICONS, name) ? APP_ICONS[name as AppIcon] : null;

/** The icons of a web manifest; `src` is the file that each has at every host. */
export function manifestIcons(): { src: string; sizes: string; type: string; purpose: string }[] {
  return Object.entries(APP_ICONS).flatMap(([name, { size, purpose }]) =>
    purpose ? [{ src: `/icon-${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
}
