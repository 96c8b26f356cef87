declare global {
  interface Window {
    /** Of a link that was opened; the first script keeps it (rule orders/links). */
    linkToken?: string | null;
  }
}

/**
 * Runs before any other script: takes the token of a link out of the address, so that no other reads it there. The
 * history entry keeps it for a reload; no server and no other page sees that.
 */
export const TAKE_TOKEN_SCRIPT = `(function(){
var found=/^#token=([\\w-]{43})$/.exec(location.hash),kept=history.state;
window.linkToken=found?found[1]:kept&&kept.linkToken||null;
if(location.hash)history.replaceState({linkToken:window.linkToken},'',location.pathname+location.search)
})();`;

/** As that, of an address that ends in its token (rule booking/link). */
export const TAKE_BOOKING_TOKEN_SCRIPT = `(function(){
var found=/^(.+)\\/([\\w-]{20,200})$/.exec(location.pathname),kept=history.state;
window.linkToken=found?found[2]:kept&&kept.linkToken||null;
if(found)history.replaceState({linkToken:window.linkToken},'',found[1]+location.search)
})();`;

/** Null where the address had none. */
export const readLinkToken = (): string | null => window.linkToken ?? null;
