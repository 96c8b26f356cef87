import { createPostgresEvents } from '@/backend/db/postgres-events';
import { createLocalEvents, type PurchaseEvents } from '@/backend/events';

const watched = { instanceId: 1, purchaseId: 2 };
const url = process.env.DATABASE_URL;

/** Two backends: on PostgreSQL two connections to one server, on the embedded database the one there is. */
function open(): [PurchaseEvents, PurchaseEvents] {
  if (url) {
    const onError = (error: Error) => {
      throw error;
    };
    return [
      createPostgresEvents({ connectionString: url, onError }),
      createPostgresEvents({ connectionString: url, onError }),
    ];
  }
  const one = createLocalEvents();
  return [one, one];
}

describe('the events of purchases', () => {
  it('reach every backend that watches, and nobody who watches another purchase', async () => {
    const [teller, listener] = open();
    const strangers = jest.fn();
    listener.subscribe({ instanceId: 1, purchaseId: 3 }, strangers);
    listener.subscribe({ instanceId: 2, purchaseId: 2 }, strangers);
    const heard = new Promise<void>((done) => listener.subscribe(watched, done));
    // A listening connection takes a moment to be made: it is told until it hears.
    const telling = setInterval(() => teller.publish(watched), 20);
    await heard;
    clearInterval(telling);
    expect(strangers).not.toHaveBeenCalled();
    await teller.close();
    await listener.close();
  });

  it('reach nobody who has stopped', () => {
    const events = createLocalEvents();
    const listener = jest.fn();
    const stop = events.subscribe(watched, listener);
    stop();
    events.publish(watched);
    expect(listener).not.toHaveBeenCalled();
  });
});
