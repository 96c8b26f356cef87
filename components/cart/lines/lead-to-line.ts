export const lineIds = (lineId: number) => ({
  line: `cart-line-${lineId}`,
  name: `cart-line-${lineId}-name`,
  problem: `cart-line-${lineId}-problem`,
});

/** Its name and its problem are read out with the focus (rule cart/stopped). */
export function leadToLine(lineId: number): void {
  const line = document.getElementById(lineIds(lineId).line);
  // One without a problem has the focus on what changes its count.
  const target = line?.hasAttribute('tabindex') ? line : line?.querySelector<HTMLElement>('button');
  target?.focus({ preventScroll: true });
  // Centred, away from bars.
  line?.scrollIntoView({ block: 'center' });
}
