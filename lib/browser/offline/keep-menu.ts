/** Runs in the document of a menu after it has loaded; where it fails nothing is kept. */
export const KEEP_MENU_SCRIPT = `addEventListener('load',function(){
var w=navigator.serviceWorker;if(w)w.register('/sw.js').catch(function(){})});`;
