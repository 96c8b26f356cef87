/** Lower-case words with hyphens, at least one letter (rule branches/slug). */
export const SLUG = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_LENGTH = 80;
export const SLUG_RULE = `lower-case words with hyphens and a letter, at most ${SLUG_LENGTH} characters`;

export const isSlug = (word: string): boolean => word.length <= SLUG_LENGTH && SLUG.test(word);
