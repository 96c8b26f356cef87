/** Unread messages after which a reader counts as gone. */
const MAX_WAITING = 16;

export function createEventStream({ onClose, hangUp }: { onClose: () => void; hangUp: () => void }) {
  const encoder = new TextEncoder();
  let isOver = false;
  const close = () => {
    if (isOver) return;
    isOver = true;
    onClose();
  };
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own;
      },
      cancel: close,
    },
    { highWaterMark: MAX_WAITING },
  );
  const end = () => {
    if (isOver) return;
    close();
    controller.close();
  };
  return {
    body,
    end,
    send(text: string) {
      if (isOver) return;
      if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text));
      end();
      hangUp();
    },
  };
}
