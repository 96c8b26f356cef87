/** A spreadsheet takes words that begin so for a formula, also behind blanks and quotes; it reads the wide signs as the narrow ones. */
const SIGN = /^[\s\p{Cf}'"]*[=+\-@＝＋－＠]/u;
const UNPRINTED = /^[\t\r]/;
/** The same behind a mark at which a spreadsheet of another country parts the line. */
const HIDDEN = /([,;\t\r\n|])(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠])/gu;
const GUARDED = /([,;\t\r\n|])'(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠])/gu;
const NOT_PRINTED = /\0/g;

/** Words that no spreadsheet runs: an apostrophe stands before what would begin a formula. */
export function guardWords(words: string): string {
  const parted = words.replace(NOT_PRINTED, '').replace(HIDDEN, "$1'");
  return SIGN.test(parted) || UNPRINTED.test(parted) ? `'${parted}` : parted;
}

/** The words that `guardWords` was given, without blanks around them. */
export function unguardWords(words: string): string {
  const parted = words.startsWith("'") && SIGN.test(words.slice(1)) ? words.slice(1) : words;
  return parted.replace(GUARDED, '$1');
}
