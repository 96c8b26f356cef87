/**
 * Leaves of a list what offers the service of the address (decision 9), delivery where it names none, and takes that
 * service along into the branch. Where nobody offers it every branch stays. The document is the same for every diner,
 * so it does this by itself, before anything of it is drawn or pressed.
 */
const ASKED_SERVICE_SCRIPT = `(function(){
var asked=new URLSearchParams(location.search).get('service')||'delivery';
var rows=Array.prototype.slice.call(document.querySelectorAll('[data-services]'));
function offers(row){return row.dataset.services.split(' ').indexOf(asked)>=0}
if(rows.some(offers))rows.forEach(function(row){
var link=row.querySelector('a');row.hidden=!offers(row);link.setAttribute('href',link.pathname+'?service='+asked)});
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
