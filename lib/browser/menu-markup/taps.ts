import { dishAround, linkOf, PRODUCT_LINK, productIdOf } from './dishes';

export const ADD_BUTTON = '[data-add]';
export const TAKE_BUTTON = '[data-take]';

type DishTap = {
  dish: HTMLElement;
  pressed: HTMLElement;
  kind: 'open-product' | 'add-product' | 'take-product';
  productId: number;
  href: string;
};

function kindOf({ dataset }: HTMLElement): DishTap['kind'] {
  if (dataset.take !== undefined) return 'take-product';
  return dataset.quick === undefined ? 'open-product' : 'add-product';
}

export function readDishTap(target: Element): DishTap | null {
  const pressed = target.closest<HTMLElement>(`${ADD_BUTTON}, ${TAKE_BUTTON}, ${PRODUCT_LINK}`);
  const dish = pressed && dishAround(pressed);
  const link = dish && linkOf(dish);
  if (!pressed || !dish || !link) return null;
  return { dish, pressed, kind: kindOf(pressed), productId: productIdOf(link), href: link.href };
}
