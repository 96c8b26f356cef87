export const lineIds = (lineId: number) => ({
  line: `cart-line-${lineId}`,
  name: `cart-line-${lineId}-name`,
  problem: `cart-line-${lineId}-problem`,
});

/** Its name and its problem are read out with the focus (rule cart/stopped). */
export function leadToLine(lineId: number): void {
  const line = document.getElementById(lineIds(lineId).line);
  line?.focus({ preventScroll: true });
  // Centred, away from bars.
  line?.scrollIntoView({ block: 'center' });
}
