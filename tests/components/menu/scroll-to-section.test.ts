import { scrollToSection } from '@/components/menu/scroll-to-section';

const nextFrames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** A section `top` pixels below where it should be. */
function drawMenu() {
  document.body.innerHTML = '<div data-part="/part" aria-busy="true"></div><section id="c9"></section>';
  const part = document.querySelector<HTMLElement>('[data-part]');
  const section = document.querySelector<HTMLElement>('#c9');
  if (!part || !section) throw new Error('no menu');
  const at = { top: 900 };
  jest.spyOn(section, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, at.top, 300, 100));
  section.scrollIntoView = jest.fn(() => {
    at.top = 0;
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(99_999);
  return { part, section, at };
}

beforeAll(() => {
  global.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof matchMedia;
});

test('a jump waits for the part that is on its way, and corrects what that moves (rule menu/long-menu)', async () => {
  const { part, section, at } = drawMenu();
  let isDone = false;
  void scrollToSection(section).then(() => {
    isDone = true;
  });
  await nextFrames(20);
  expect(isDone).toBe(false);
  // The part comes, higher than its place was.
  part.removeAttribute('data-part');
  part.removeAttribute('aria-busy');
  at.top = 400;
  await nextFrames(20);
  expect(isDone).toBe(true);
  expect(at.top).toBe(0);
});
