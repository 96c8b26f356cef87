import { getTranslations } from 'next-intl/server';
import { MENU_LINE_ID, ROOM_NOTE_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { openSpans } from '@/lib/domain/branches/open-spans';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { pausedUntil } from '@/lib/domain/branches/pauses';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

const FACTS_ID = 'seated-words';

/**
 * A diner who is known to sit at this branch reads their own words in the first frame; the page's script takes over. While the
 * kitchen is closed they promise nothing; a page that is older than its spans reads as open. The words that it replaces stay in
 * `data-page-words` (use-replaced-text.ts).
 */
const SEATED_SCRIPT = `(function(){
var facts=document.getElementById('${FACTS_ID}').dataset,seat={};
try{seat=JSON.parse(localStorage.getItem('ontable')||sessionStorage.getItem('ontable')).state}catch(none){return}
if(seat.kind!==facts.kind||String(seat.supplierId)!==facts.branch||!(new Date(seat.until)>new Date()))return;
function say(id,words){var line=document.getElementById(id);
if(!line||seat.before!=null)return;
line.dataset.pageWords=line.textContent;line.textContent=words.replace('{label}',seat.tableCode)}
var now=Date.now(),open=JSON.parse(facts.openSpans||null);
var shut=open&&now<open.until&&!open.spans.some(function(span){return span[0]<=now&&now<span[1]});
say('${MENU_LINE_ID}',facts.line);say(facts.note,shut?facts.closed:facts.words)
})()`;

/** Must follow the lines (rule table/code, rule table/room-code). */
export async function SeatedWords({
  kind,
  branchId,
  isLater,
  hours,
  establishment,
}: {
  kind: 'table' | 'room';
  branchId: number;
  isLater: boolean;
  hours: OpeningHours;
  establishment: EstablishmentKind;
}) {
  const [t, errors] = await Promise.all([getTranslations('Table'), getTranslations('Errors')]);
  const pausedTo = pausedUntil({ pauses: hours.pauses, service: 'on_table', at: new Date() });
  const ofTable = {
    'data-words': t(isLater ? 'orders_later' : 'orders_first', { label: '{label}' }),
    'data-closed': errors(pausedTo ? 'paused' : 'closed', { seat: 'table', establishment }),
    'data-open-spans': JSON.stringify(openSpans({ hours, from: new Date(), service: 'on_table' })),
  };
  const facts = {
    'data-kind': kind,
    'data-branch': branchId,
    'data-line': t(kind, { label: '{label}' }),
    'data-note': kind === 'room' ? ROOM_NOTE_ID : SEAT_NOTE_ID,
    ...(kind === 'room' ? { 'data-words': t('other_room') } : ofTable),
  };
  return (
    <>
      <template id={FACTS_ID} {...facts} />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
        dangerouslySetInnerHTML={{ __html: SEATED_SCRIPT }}
        suppressHydrationWarning
      />
    </>
  );
}
