export const tileMarks = (categoryId: number) => ({ 'data-category-tile': categoryId });
export function categoryOfTile(inner: Element): number | null {
  const id = inner.closest<HTMLElement>('[data-category-tile]')?.dataset.categoryTile;
  return id === undefined ? null : Number(id);
}

export const overviewMarks = { 'data-overview': '' } as const;
/** @param ids of the category and its subcategories */
export const tabMarks = (ids: readonly number[]) => ({ 'data-tab': ids.join(' ') });
export const findTab = (root: ParentNode, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-tab~="${CSS.escape(id)}"]`);
