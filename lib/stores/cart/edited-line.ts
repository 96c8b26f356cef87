import { createStore } from 'zustand/vanilla';
import type { CartLine } from '@/lib/contract/cart/cart';

/** The line whose form is open, as it was when it opened (rule cart/edit). It outlives its line, which others may take out. */
export const editedLineStore = createStore<{ line: CartLine | null }>(() => ({ line: null }));

export const editLine = (line: CartLine): void => editedLineStore.setState({ line });
export const stopEditing = (): void => editedLineStore.setState({ line: null });
