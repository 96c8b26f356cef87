import { listDishes } from './dishes';

type SectionKind = 'category' | 'subcategory' | 'highlights';

export const sectionId = (id: number): string => `c${id}`;
/** @param id as in an address */
export const findSection = (id: string): HTMLElement | null =>
  /^\d+$/.test(id) ? document.getElementById(`c${id}`) : null;
export const sectionOfHash = (hash: string): HTMLElement | null =>
  hash.startsWith('#c') ? findSection(hash.slice(2)) : null;

export const sectionMarks = (kind: SectionKind) => ({ 'data-section': kind });
/** @param ids of the category and its subcategories @param partPath of missing cards */
export const categoryMarks = ({ ids, partPath }: { ids: readonly number[]; partPath: string | null }) => ({
  ...sectionMarks('category'),
  'data-category': ids.join(' '),
  ...(partPath === null ? {} : { 'data-part': partPath }),
});
export const headingMarks = { 'data-heading': '' } as const;
export const listMarks = (categoryId: number) => ({ 'data-list': categoryId });
/** A far list is drawn when it comes near. */
export const farMarks = { 'data-far': '' } as const;
export const restMarks = { 'data-rest': '' } as const;

const SECTION = '[data-section]';
const PART = '[data-part]';
const REST = '[data-rest]';

const kindOf = (section: HTMLElement) => section.dataset.section as SectionKind;
export const headingOf = (section: ParentNode): HTMLElement | null =>
  section.querySelector<HTMLElement>('[data-heading]');
/** Leaves out the highlights, which repeat cards. */
export const listSections = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(SECTION)].filter((one) => kindOf(one) !== 'highlights');
export const firstSection = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(SECTION);
export const FOUND_LIST = 'data-found-list';
/** Lists the parts that hold the cards in sight, in their order: the found list, then the sections. */
export const listShown = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${FOUND_LIST}]`),
  ...listSections(root),
];
export const isSubcategory = (section: HTMLElement): boolean => kindOf(section) === 'subcategory';
export const ownDishes = (section: HTMLElement): HTMLElement[] =>
  listDishes(section).filter((dish) => dish.closest(SECTION) === section);
export function headingsAbove(dish: Element): string[] {
  const names: string[] = [];
  for (let at = dish.closest(SECTION); at; at = at.parentElement?.closest(SECTION) ?? null)
    names.push(headingOf(at)?.textContent ?? '');
  return names;
}
/** Cards, or a failed part with its retry. */
export const hasShown = (section: HTMLElement): boolean =>
  listDishes(section).some((dish) => !dish.hidden) || section.querySelector(`${REST} button`) !== null;

export const listParts = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(PART)];
export const hasParts = (root: ParentNode): boolean => root.querySelector(PART) !== null;
/** A part that has been asked for and is not there yet. */
export const isPartComing = (): boolean => document.querySelector(`${PART}[aria-busy="true"]`) !== null;
export const partAround = (inner: Element): HTMLElement | null => inner.closest<HTMLElement>(PART);
export const partPathOf = (section: HTMLElement): string | null => section.dataset.part ?? null;
export const listRests = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(REST)];

const listsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-list]')];

export const setSearching = (root: HTMLElement, isSearching: boolean): void =>
  void root.toggleAttribute('data-searching', isSearching);
/** Cards and sections that it does not find are hidden meanwhile. */
export const isSearching = (): boolean => document.querySelector('[data-searching]') !== null;

/** Lists that are drawn when they come near, and have all their cards. */
export const listFarLists = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-far]')].filter((list) => list.querySelector(REST) === null);

/** A list that the document lacks brings its heading. */
export function insertPart({ section, part }: { section: HTMLElement; part: ParentNode }): void {
  for (const list of listsOf(part)) {
    const own = section.querySelector(`[data-list="${CSS.escape(list.dataset.list ?? '')}"]`);
    const home = list.closest<HTMLElement>(SECTION);
    if (own) own.replaceChildren(...list.childNodes);
    else if (home && isSubcategory(home)) section.append(home);
    else headingOf(section)?.after(list);
  }
  for (const rest of listRests(section)) rest.remove();
  section.removeAttribute('data-part');
}

const FAILED_ID = 'part-failed';
export const partFailedMarks = { id: FAILED_ID } as const;

/** @param onRetry of its button */
export function showPartFailed({ section, onRetry }: { section: HTMLElement; onRetry: () => void }): void {
  const words = document.getElementById(FAILED_ID);
  const [rest] = listRests(section);
  if (!words || !rest || rest.querySelector('button')) return;
  rest.querySelector('a')?.after(...words.cloneNode(true).childNodes);
  rest.querySelector('button')?.addEventListener('click', onRetry, { once: true });
}

export function clearPartFailed(section: HTMLElement): void {
  for (const rest of listRests(section))
    for (const one of rest.querySelectorAll(':scope > :not(a, ul)')) one.remove();
}
