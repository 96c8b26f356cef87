import { getTranslations } from 'next-intl/server';
import { MENU_LINE_ID } from './menu-line-id';
import { ROOM_NOTE_ID } from './room-note-id';
import { SEAT_NOTE_ID } from './seat-note-id';

const FACTS_ID = 'seated-words';

/**
 * A diner who is known to sit at this branch reads their own words in the first frame; the page's script takes over. The words
 * that it replaces stay in `data-page-words` (use-said-line.ts).
 */
const SEATED_SCRIPT = `(function(){
var facts=document.getElementById('${FACTS_ID}').dataset,seat={};
try{seat=JSON.parse(localStorage.getItem('ontable')||sessionStorage.getItem('ontable')).state}catch(none){return}
if(seat.kind!==facts.kind||String(seat.supplierId)!==facts.branch||!(new Date(seat.until)>new Date()))return;
function say(id,words){var line=document.getElementById(id);
if(!line||seat.before!=null)return;
line.dataset.pageWords=line.textContent;line.textContent=words.replace('{label}',seat.tableCode)}
say('${MENU_LINE_ID}',facts.line);say(facts.note,facts.words)
})()`;

/** Must follow the lines (rule table/code, rule table/room-code). */
export async function SeatedWords({
  kind,
  branchId,
  isLater,
}: {
  kind: 'table' | 'room';
  branchId: number;
  isLater: boolean;
}) {
  const t = await getTranslations('Table');
  const asks = { label: '{label}', establishment: 'other' } as const;
  const ofTable = t(isLater ? 'orders_later' : 'orders_first', asks);
  const facts = {
    'data-kind': kind,
    'data-branch': branchId,
    'data-line': t(kind, { label: '{label}' }),
    'data-note': kind === 'room' ? ROOM_NOTE_ID : SEAT_NOTE_ID,
    'data-words': kind === 'room' ? t('other_room') : ofTable,
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
