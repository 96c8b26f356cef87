import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { FORWARD_ID, TOUCHES } from './forward';

/** How long a list stays back for a forward that does not come. */
const PATIENCE_MS = 5000;

/**
 * Leaves of a list what offers the service of the address, delivery where it names none, and takes that service along
 * into the branch. Where nobody offers it every branch stays. Of several branches of one city one is going to be chosen
 * for a diner without an address: their list stays back, so that it does not vanish while it is read, until a touch, a
 * key or the address asks for it. Where there is only one, the words stand beside it from the first. The document is the
 * same for every diner, so it does this by itself, before anything is drawn.
 */
const ASKED_SERVICE_SCRIPT = `(function(){
var asked=new URLSearchParams(location.search).get('service')||'delivery';
var rows=Array.prototype.slice.call(document.querySelectorAll('[data-services]'));
function offers(row){return row.dataset.services.split(' ').indexOf(asked)>=0}
var any=rows.some(offers);
if(any)rows.forEach(function(row){
var link=row.querySelector('a');row.hidden=!offers(row);link.setAttribute('href',link.pathname+'?service='+asked)});
var list=document.getElementById('${LIST_ID}'),forward=document.getElementById('${FORWARD_ID}');
if(!forward)return;
if(location.hash==='#${LIST_ID}'){forward.dataset.stopped='';return}
if(!any)return;
var only='only' in forward.dataset;
if(!only&&(rows.length<2||!('oneCity' in list.dataset)))return;
try{if(!only&&JSON.parse(localStorage.getItem('delivery')).state.place)return}catch(none){}
var notice=forward.firstElementChild,touches=${JSON.stringify(TOUCHES)};
function show(){list.hidden=false;notice.hidden=true;forward.dataset.stopped='';
touches.forEach(function(one){removeEventListener(one,show,true)})}
list.hidden=!only;notice.hidden=false;
touches.forEach(function(one){addEventListener(one,show,true)});
setTimeout(function(){if(!notice.hidden)show()},${PATIENCE_MS});
})()`;

/** Stands after the list that it is for. */
export function AskedService() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
      dangerouslySetInnerHTML={{ __html: ASKED_SERVICE_SCRIPT }}
      suppressHydrationWarning
    />
  );
}
