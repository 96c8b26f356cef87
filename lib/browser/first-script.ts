import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { PAGE_BUTTONS } from './taps/page-buttons';

/** After `?lang` the page's language is the diner's choice, before a tap leads on (rule tenant/page-language). */
const KEEP_LANG = `if(/lang=/.test(location.search)&&!/lang=/.test(document.cookie))document.cookie='lang='
+document.documentElement.lang.slice(0,2)+';path=/;max-age=31536000;samesite=lax';`;

/** Keeps taps on buttons without a link, and whether the diner has scrolled. */
export const KEEP_TAPS_SCRIPT = `${KEEP_LANG}window.earlyTaps=[];
document.addEventListener('click',function(e){
if(window.earlyTaps&&e.target.closest&&e.target.closest('${PAGE_BUTTONS}'))window.earlyTaps.push(e.target)});
['wheel','touchmove','keydown'].forEach(function(name){
addEventListener(name,function(){window.hasScrolled=true},{once:true,passive:true})});`;

/** Also shows the cookie banner while `shared`, on the device or in the tab, has no answer. */
export const FIRST_SCRIPT = `(function(){
var tab=null;try{tab=sessionStorage.getItem('shared')}catch(e){}
try{if(JSON.parse(tab||localStorage.getItem('shared')).state.cookies.version==='${CONSENT_VERSION}')throw 0;}
catch(e){if(e!==0)document.getElementById('${CONSENT_BANNER_ID}').hidden=false}
})();${KEEP_TAPS_SCRIPT}`;
