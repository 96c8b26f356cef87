declare global {
  interface Window {
    /** The part behind `/sl/` of the address that was opened; the first script keeps it (rule people/smart-link). */
    smartLink?: string | null;
  }
}

/** Runs before any other script: leaves of a smart link's address the branch alone. A reload opens its home. */
export const TAKE_SMART_LINK_SCRIPT = `(function(){
var parts=location.pathname.split(/\\/sl\\//);
window.smartLink=parts[1]||null;
history.replaceState(null,'',parts[0]+location.search)
})();`;

export type OpenedSmartLink = { profileId: number; token: string; purchaseId: number | null };

/** Null once it was used by a page before this one. One that was cut short may lack its token, and opens nothing. */
export function readSmartLink(): OpenedSmartLink | null {
  const [profileId, token, purchaseId] = (window.smartLink ?? '').split('/');
  if (!profileId) return null;
  return {
    profileId: Number(profileId),
    token: token ?? '',
    purchaseId: purchaseId ? Number(purchaseId) : null,
  };
}
