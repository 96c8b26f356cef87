import { LOCATION_SLOT_ID } from '@/components/layout/slots';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { TOUCHES } from './forward';
import { FORWARD_ID } from './forward-notice';

/** How long the notice waits for the forward that it announces. */
const PATIENCE_MS = 5000;

/**
 * Keeps branches with the service of the address (default: delivery), announces the forward to a single one, and keeps
 * the space of the answer for a known address and of the saved ones. In the document, before the first paint.
 */
const ASKED_SERVICE_SCRIPT = `(function(){
var asked=new URLSearchParams(location.search).get('service')||'delivery';
var rows=Array.prototype.slice.call(document.querySelectorAll('[data-services]'));
function offers(row){return row.dataset.services.split(' ').indexOf(asked)>=0}
function stored(name){try{return JSON.parse(localStorage.getItem(name)).state}catch(none){return {}}}
var offering=rows.filter(offers),any=offering.length>0;
if(any)rows.forEach(function(row){
var link=row.querySelector('a');row.hidden=!offers(row);link.setAttribute('href',link.pathname+'?service='+asked)});
var list=document.getElementById('${LIST_ID}'),forward=document.getElementById('${FORWARD_ID}');
var slot=document.getElementById('${LOCATION_SLOT_ID}'),place=stored('delivery').place;
var reads=location.hash==='#${LIST_ID}';
if(slot&&!reads&&place&&place.latitude!=null)list.dataset.answered=slot.dataset.answered='';
else if(slot)slot.style.setProperty('--saved',(stored('profile').places||[]).filter(function(one){return one.latitude!=null}).length);
if(!forward)return;
if(reads){forward.dataset.stopped='';return}
if(!any)return;
if(!('only' in forward.dataset)&&(place||offering.length>1||!('oneCity' in list.dataset)))return;
var notice=forward.firstElementChild,touches=${JSON.stringify(TOUCHES)};
function stay(){notice.hidden=true;forward.dataset.stopped='';
touches.forEach(function(one){removeEventListener(one,stay,true)})}
notice.hidden=false;
touches.forEach(function(one){addEventListener(one,stay,true)});
setTimeout(function(){if(!notice.hidden)stay()},${PATIENCE_MS});
})()`;

/** Must follow its list. */
export function AskedService() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
      dangerouslySetInnerHTML={{ __html: ASKED_SERVICE_SCRIPT }}
      suppressHydrationWarning
    />
  );
}
