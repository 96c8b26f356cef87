import type { Language } from '@/lib/domain/tenant/countries';

type Inside = { name: string; name_in?: Language | undefined; count: number; text?: string | undefined };
type Option = Inside & { options?: readonly Inside[] | undefined };
/** `lang` of words that are in another language than the page (rule tenant/text-fallback). */
type OptionLine = {
  words: string;
  lang?: Language | undefined;
  inside: string;
  insideLang?: Language | undefined;
};

/** «2 × Arepa», «Mensaje: Feliz día» */
const wordsOf = ({ name, count, text }: Inside): string =>
  `${count > 1 ? `${count} × ` : ''}${name}${text === undefined ? '' : `: ${text}`}`;

/** Reads all of them as one text, or none. */
function languageOf(held: readonly Inside[]): { insideLang?: Language } {
  const [first] = held;
  const isOne = held.every(({ name_in: lang }) => lang === first?.name_in);
  return isOne && first?.name_in ? { insideLang: first.name_in } : {};
}

/** Options as lines to read: plain ones of a language together, each that holds others by itself with what is inside it. */
export function optionLines(options: readonly Option[]): OptionLine[] {
  const lines: OptionLine[] = [];
  for (const { options: held = [], ...option } of options) {
    const words = wordsOf(option);
    const before = lines.at(-1);
    if (held.length === 0 && before?.inside === '' && before.lang === option.name_in)
      before.words += ` · ${words}`;
    else
      lines.push({ words, lang: option.name_in, inside: held.map(wordsOf).join(' · '), ...languageOf(held) });
  }
  return lines;
}
