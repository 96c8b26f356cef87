import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useOpenedProduct } from '@/app/[domain]/[locale]/_page/public/use-opened-product';
import { useSheetEntry } from '@/components/ui/sheet-history';

const PREVIEW = { name: 'Cerveza', description: '', price: '', was: null, picture: null };

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useSheetEntry(onClose);
  return <p>{name}</p>;
}

/** A product whose adding asks something first, in a sheet over it. */
function Page() {
  const { opened, open, close } = useOpenedProduct({ slug: 'norte', beneath: null, leaveTo: null });
  const [isAsked, setAsked] = useState(false);
  const answer = () => {
    setAsked(false);
    close();
  };
  return (
    <>
      <button type="button" onClick={() => open({ productId: 7, preview: PREVIEW })}>
        open
      </button>
      <button type="button" onClick={() => setAsked(true)}>
        ask
      </button>
      <button type="button" onClick={answer}>
        answer
      </button>
      {opened && <Layer name="product" onClose={close} />}
      {isAsked && <Layer name="question" onClose={() => setAsked(false)} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a product that closes under the question it asked stays closed, and its address is left (rule menu/product-sheet)', async () => {
  const before = location.pathname;
  render(<Page />);
  await press('open');
  await press('ask');
  expect(screen.getByText('question')).toBeVisible();
  await press('answer');
  await waitFor(() => expect(location.pathname).toBe(before));
  await tick();
  expect(screen.queryByText('product')).toBeNull();
});
