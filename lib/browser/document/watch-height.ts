/** Keeps the style sheet's variable of this name as high as the element is. @returns the stop function */
export function watchHeight({ element, name }: { element: HTMLElement; name: `--${string}` }): () => void {
  const { style } = document.documentElement;
  const tell = () => style.setProperty(name, `${element.offsetHeight}px`);
  tell();
  const watch = new ResizeObserver(tell);
  watch.observe(element, { box: 'border-box' });
  return () => {
    watch.disconnect();
    style.removeProperty(name);
  };
}
