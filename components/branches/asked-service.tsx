import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { TOUCHES } from './forward';
import { FORWARD_ID } from './show-list';

/** How long a list stays hidden for a forward. */
const PATIENCE_MS = 5000;

/**
 * Keeps branches with the service of the address (default: delivery). Several of one city are hidden until a touch or
 * `PATIENCE_MS`, because one will be chosen. In the document, because that is the same for every diner.
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
