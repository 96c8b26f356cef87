import type { Theme } from '@/lib/contract/tenant/instance';
import { bestInk, contrast, mix, readableOn } from './contrast';

/** The least contrast of texts that WCAG AA asks for. */
export const AA_TEXT = 4.5;
/** For edges of fields; text needs more. */
const AA_EDGE = 3;

const LIFTS = { dark: [0.07, 0], light: [0.75, 0.07, 0] };

/** Lifted only as far as one ink is readable on page and card. */
function cardOn(surface: string, dark: boolean): string {
  const cards = LIFTS[dark ? 'dark' : 'light'].map((lift) => mix(surface, '#ffffff', lift));
  return cards.find((card) => bestInk([surface, card]).ratio >= AA_TEXT) ?? surface;
}

/** Moves unreadable pairs to WCAG AA. Values are computed colours, so no input reaches the style sheet. */
export function themeTokens(theme: Theme): Record<string, string> {
  const surface = theme.page_bgcolor;
  const card = cardOn(surface, theme.dark);
  const readable = (color: string, ratio = AA_TEXT) => readableOn({ color, grounds: [surface, card], ratio });
  const text = readable(theme.dark ? '#ffffff' : '#1a1a1a', 7);
  const onBrand =
    contrast('#ffffff', theme.theme_color) >= AA_TEXT
      ? '#ffffff'
      : readableOn({ color: '#1a1a1a', grounds: [theme.theme_color], ratio: AA_TEXT });
  return {
    '--color-brand': theme.theme_color,
    '--color-on-brand': onBrand,
    '--color-brand-text': readable(theme.theme_color),
    '--color-title': readable(theme.titles_txt_color),
    '--color-surface': surface,
    '--color-card': card,
    '--color-text': text,
    '--color-muted': readable(mix(text, surface, 0.35)),
    '--color-line': mix(surface, text, 0.14),
    '--color-line-strong': readable(mix(surface, text, 0.45), AA_EDGE),
    '--color-danger': readable('#c62828'),
    '--color-success': readable('#1b7f3b'),
  };
}

/** Variables that a tenant may set (rule tenant/own-style). */
const CUSTOM = /^--(radius|shadow-strength|card-gap)$/;
const PLAIN_LENGTH = /^\d{1,3}(\.\d{1,2})?(px|rem)?$/;

/** Drops everything else in `style_custom` (guarantee/tenant-style). */
export function customTokens(style: string): Record<string, string> {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    return [name, value] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => CUSTOM.test(name) && PLAIN_LENGTH.test(value)));
}

export function printTokens(tokens: Record<string, string>): string {
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
