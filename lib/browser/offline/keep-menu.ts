/** After the page has loaded; where it fails nothing is kept. Runs in the document of a menu. */
export const KEEP_MENU_SCRIPT = `addEventListener('load',function(){
var w=navigator.serviceWorker;if(w)w.register('/sw.js').catch(function(){})});`;
