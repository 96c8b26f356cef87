import type { Theme } from '@/lib/contract/instance';
import { contrast, mix, readableOn } from './contrast';

const AA_TEXT = 4.5;
/** The edge of a field is not text: three to one is enough to find it. */
const AA_EDGE = 3;

/**
 * The tokens of a tenant, once, from its five theme fields; a pair that cannot be read is moved to
 * WCAG AA. Every value is a colour of ours, so nothing of the input reaches a style sheet as text.
 */
export function themeTokens(theme: Theme): Record<string, string> {
  const surface = theme.page_bgcolor;
  const ink = theme.dark ? '#ffffff' : '#1a1a1a';
  const text = readableOn({ color: ink, ground: surface, ratio: 7 });
  const card = mix(surface, theme.dark ? '#ffffff' : '#ffffff', theme.dark ? 0.07 : 0.75);
  const onBrand =
    contrast('#ffffff', theme.theme_color) >= AA_TEXT
      ? '#ffffff'
      : readableOn({ color: '#1a1a1a', ground: theme.theme_color, ratio: AA_TEXT });
  return {
    '--color-brand': theme.theme_color,
    '--color-on-brand': onBrand,
    '--color-brand-text': readableOn({ color: theme.theme_color, ground: surface, ratio: AA_TEXT }),
    '--color-title': readableOn({ color: theme.titles_txt_color, ground: surface, ratio: AA_TEXT }),
    '--color-surface': surface,
    '--color-card': card,
    '--color-text': text,
    '--color-muted': readableOn({ color: mix(text, surface, 0.35), ground: surface, ratio: AA_TEXT }),
    '--color-line': mix(surface, text, 0.14),
    '--color-line-strong': readableOn({ color: mix(surface, text, 0.45), ground: card, ratio: AA_EDGE }),
    '--color-danger': readableOn({ color: '#c62828', ground: surface, ratio: AA_TEXT }),
    '--color-success': readableOn({ color: '#1b7f3b', ground: surface, ratio: AA_TEXT }),
  };
}

/** A tenant may set these of its own besides (decision 7). */
const CUSTOM = /^--(radius|shadow-strength|card-gap)$/;
const PLAIN_LENGTH = /^\d{1,3}(\.\d{1,2})?(px|rem)?$/;

/** The declarations of `style_custom` that are allowed, name by name; anything else is dropped (quality T42). */
export function customTokens(style: string): Record<string, string> {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    return [name, value] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => CUSTOM.test(name) && PLAIN_LENGTH.test(value)));
}

/** Tokens as one rule for `:root`. */
export function printTokens(tokens: Record<string, string>): string {
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
