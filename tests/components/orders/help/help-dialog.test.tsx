import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpDialog } from '@/components/orders/help/help-dialog';
import { useHelpDraft } from '@/components/orders/help/use-help-form';
import { getOrder } from '@/lib/contract/orders/calls';
import { askHelp, getHelp, sendHelpPhoto } from '@/lib/contract/orders/help-calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { PIXEL } from '@/tests/support/backend/to-form';
import { type Answers, httpError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const order = getContractExample(getOrder);
const help = getContractExample(getHelp);
function Drafted(props: { goesOn: boolean; onClose: () => void }) {
  const draft = useHelpDraft(order.id);
  return <HelpDialog {...{ order, draft }} {...props} onSent={() => undefined} />;
}
const draw = (answers: Answers, goesOn = false) => {
  const onClose = jest.fn();
  const bench = renderApp(<Drafted {...{ goesOn, onClose }} />, answers);
  const sent = (path: string) => bench.keys.filter((_key, at) => bench.calls[at]?.path === path);
  return { onClose, asked: () => sent(askHelp.path), photos: () => sent(sendHelpPhoto.path) };
};
const send = () =>
  userEvent.click(
    screen.getByRole('button', { name: words.help_send.replace('{branch}', order.supplier.name) }),
  );
const write = async (text = 'Faltó el jugo') => {
  await userEvent.click(screen.getByRole('radio', { name: words.help_missing }));
  await userEvent.type(screen.getByRole('textbox'), text);
};
const choosePhoto = (more = 0) =>
  userEvent.upload(
    screen.getByLabelText(words.help_photo),
    new File([new Uint8Array(PIXEL), new Uint8Array(more)], 'plato.png', { type: 'image/png' }),
  );
beforeEach(hideError);

test('words that may have arrived are sent again as the same, and what was typed stays', async () => {
  const { asked, onClose } = draw({ [askHelp.path]: [httpError(503), help] });
  await write();
  await send();
  expect(errorStore.getState().notice).not.toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('Faltó el jugo');
  await send();
  expect(asked()).toHaveLength(2);
  expect(new Set(asked()).size).toBe(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a photo that does not arrive is sent again without its words', async () => {
  const { asked, photos, onClose } = draw({
    [askHelp.path]: [help],
    [sendHelpPhoto.path]: [httpError(503), help],
  });
  await write();
  await choosePhoto();
  await screen.findByText('plato.png');
  await send();
  expect(onClose).not.toHaveBeenCalled();
  await send();
  expect(asked()).toHaveLength(1);
  expect(photos()).toHaveLength(2);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a photo that cannot be made small enough is refused with its reason, and the words go without it', async () => {
  const { asked, photos } = draw({ [askHelp.path]: [help] });
  await write();
  await choosePhoto(5 * 1024 * 1024);
  expect(await screen.findByText(words.help_photo_large)).toBeVisible();
  await send();
  expect(asked()).toHaveLength(1);
  expect(photos()).toHaveLength(0);
});

test('other words are another request', async () => {
  const { asked } = draw({ [askHelp.path]: [httpError(503), help] });
  await write();
  await send();
  await userEvent.type(screen.getByRole('textbox'), ' y el pan');
  await send();
  expect(new Set(asked()).size).toBe(2);
});

test('a conversation goes on without another reason, and with words', async () => {
  const { asked, onClose } = draw({ [askHelp.path]: [help] }, true);
  expect(screen.queryByRole('radio')).toBeNull();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(words.help_message_missing);
  await userEvent.type(screen.getByLabelText(new RegExp(words.help_message)), 'Gracias');
  await send();
  expect(asked()).toHaveLength(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
