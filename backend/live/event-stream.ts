/** Messages that a reader may leave lying before it is taken for gone. */
const MAX_WAITING = 16;

/** A body of server-sent events whose memory is bounded: a reader that takes nothing for too long is cut. */
export function createEventStream({
  onClose,
  hangUp,
}: {
  /** Called once, however the stream ends. */
  onClose: () => void;
  /** Ends the connection of a reader that takes nothing. */
  hangUp: () => void;
}) {
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
