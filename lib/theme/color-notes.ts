import type { Theme } from '@/lib/contract/tenant/instance';
import { contrast } from './contrast';
import { AA_TEXT, themeTokens } from './theme';

type ThemeColors = Omit<Theme, 'suppliers_background_image'>;
export type ColorNote = {
  color: 'brand' | 'titles';
  /** Against the page, one decimal; 1 is none at all. */
  ratio: number;
  least: number;
  /** As diners see it. */
  shown: string;
};

const oneDecimal = (ratio: number) => Math.floor(ratio * 10) / 10;

/** The colours that nobody could read as texts on the page, and what diners see in their place: the rule of their pages. */
export function noteColors(colors: ThemeColors): ColorNote[] {
  const tokens = themeTokens({ ...colors, suppliers_background_image: null });
  const asked = [
    { color: 'brand', given: colors.theme_color, shown: tokens['--color-brand-text'] },
    { color: 'titles', given: colors.titles_txt_color, shown: tokens['--color-title'] },
  ] as const;
  return asked.flatMap(({ color, given, shown }) =>
    shown === undefined || shown.toLowerCase() === given.toLowerCase()
      ? []
      : [{ color, shown, least: AA_TEXT, ratio: oneDecimal(contrast(given, colors.page_bgcolor)) }],
  );
}
