/** A draft of the look that nobody has edited for so long is forgotten; pictures that only it names live as long. */
export const LOOK_DRAFT_KEPT_MS = 30 * 24 * 3_600_000;
/** The word that shows a draft holds so long after the last edit. */
export const LOOK_SHOWN_MS = 24 * 3_600_000;

/** Passes the word from edge to page, and from page to services; visitors of a page cannot set it (server/guard-request). */
export const DRAFT_HEADER = 'x-draft';

const TOKEN = /^[A-Za-z0-9_-]{32}$/;
export const isLookToken = (word: string | null | undefined): word is string => TOKEN.test(word ?? '');
