import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StaticMarkup } from '@/components/ui/static-markup';

const drawn = jest.fn();

function Dish() {
  drawn();
  return <p>Arepa</p>;
}

test('what the server wrote stays and is not drawn again (guarantee/blocking-time)', async () => {
  const home = document.createElement('main');
  document.body.append(home);
  home.innerHTML = '<div id="menu"><p>Arepa</p></div>';
  const [written] = home.querySelectorAll('p');
  let root: ReturnType<typeof hydrateRoot> | undefined;
  const menu = (
    <StaticMarkup id="menu">
      <Dish />
    </StaticMarkup>
  );
  await act(async () => {
    root = hydrateRoot(home, menu);
  });
  expect(home.querySelector('#menu > p')).toBe(written);
  expect(drawn).not.toHaveBeenCalled();
  act(() => root?.render(<StaticMarkup id="menu">Limonada</StaticMarkup>));
  expect(home.textContent).toBe('Limonada');
  act(() => root?.unmount());
  home.remove();
});

test('without a document of the server it draws its content', () => {
  render(
    <StaticMarkup id="menu">
      <p>Arepa</p>
    </StaticMarkup>,
  );
  expect(screen.getByText('Arepa').parentElement?.id).toBe('menu');
});
