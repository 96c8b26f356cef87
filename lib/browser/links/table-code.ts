declare global {
  interface Window {
    /** The code of the QR that was opened; the first script keeps it (rule table/code). */
    tableCode?: string | null;
  }
}

/** Runs before any other script: takes the code out of the address, and keeps it in the history entry for a reload. */
export const TAKE_TABLE_SCRIPT = `(function(){
var kept=history.state,asked=new URLSearchParams(location.search),code=asked.get('table');
window.tableCode=code||kept&&kept.tableCode||null;
if(code===null)return;
asked.delete('table');
history.replaceState({tableCode:code},'',location.pathname+(String(asked)&&'?'+asked))
})();`;

/** Null where the address had none. */
export const readTableCode = (): string | null => window.tableCode ?? null;
