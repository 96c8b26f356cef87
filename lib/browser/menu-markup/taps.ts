import { dishAround, linkOf, PRODUCT_LINK, productIdOf } from './dishes';

export const ADD_BUTTON = '[data-add]';

type DishTap = {
  dish: HTMLElement;
  pressed: HTMLElement;
  kind: 'open-product' | 'add-product';
  productId: number;
  href: string;
};

export function readDishTap(target: Element): DishTap | null {
  const pressed = target.closest<HTMLElement>(`${ADD_BUTTON}, ${PRODUCT_LINK}`);
  const dish = pressed && dishAround(pressed);
  const link = dish && linkOf(dish);
  if (!pressed || !dish || !link) return null;
  const kind = pressed.dataset.quick === undefined ? 'open-product' : 'add-product';
  return { dish, pressed, kind, productId: productIdOf(link), href: link.href };
}
