declare global {
  interface Window {
    /** The token of a link that was opened; the first script keeps it (rule orders/links). */
    linkToken?: string | null;
    /** It names a payment whose bank's page came back here (rule payments/return). */
    returnToken?: string | null;
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

/** Does the same for an address that ends in its token (rule booking/link). */
export const TAKE_BOOKING_TOKEN_SCRIPT = `(function(){
var found=/^(\\/\\w+\\/\\d+)\\/([\\w-]{1,200})$/.exec(location.pathname),kept=history.state;
window.linkToken=found?found[2]:kept&&kept.linkToken||null;
if(found)history.replaceState({linkToken:window.linkToken},'',found[1]+location.search)
})();`;

/** Does the same for a payment's return address, to whose query a gateway adds. */
export const TAKE_RETURN_SCRIPT = `(function(){
var url=new URL(location.href),said=url.searchParams.get('return'),kept=history.state;
window.returnToken=/^[\\w-]{43}$/.test(said||'')?said:kept&&kept.returnToken||null;
if(said===null)return;
url.searchParams.delete('return');
history.replaceState(Object.assign({},kept,{returnToken:window.returnToken}),'',url)
})();`;

/** Null where the address had none. */
export const readLinkToken = (): string | null => window.linkToken ?? null;

/** Null where the address was not a payment's return address. */
export const readReturnToken = (): string | null => window.returnToken ?? null;
