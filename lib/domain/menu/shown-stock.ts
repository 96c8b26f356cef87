/** So few pieces are told on an open menu (rule menu/live). */
export const FEW = 10;

/** Whether a menu tells that pieces were taken or given back. @param stock the lower one, of before and after; null: not counted */
export const isFew = (stock: number | null): boolean => stock !== null && stock <= FEW;
