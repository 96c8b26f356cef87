import { CONSENT_BANNER_ID, CONSENT_VERSION } from '@/lib/session/consent-banner';
import { PAGE_BUTTONS } from './page-buttons';

/** What every document does by itself before any script has come: keeps taps on buttons that have no link to follow. */
export const KEEP_TAPS_SCRIPT = `window.earlyTaps=[];
document.addEventListener('click',function(e){
if(window.earlyTaps&&e.target.closest&&e.target.closest('${PAGE_BUTTONS}'))window.earlyTaps.push(e.target)});`;

/**
 * The same of a public document, which also shows the cookie banner while the slice `shared` holds no answer, on the
 * device or, where that is refused, in the tab.
 */
export const FIRST_SCRIPT = `(function(){
var tab=null;try{tab=sessionStorage.getItem('shared')}catch(e){}
try{if(JSON.parse(tab||localStorage.getItem('shared')).state.cookies.version==='${CONSENT_VERSION}')throw 0;}
catch(e){if(e!==0)document.getElementById('${CONSENT_BANNER_ID}').hidden=false}
})();${KEEP_TAPS_SCRIPT}`;
