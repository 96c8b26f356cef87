/** The contract's package keeps its registry in the window, and jsdom the lists that it hands out in their owners. */
const STAYS = /^__zod_|^Symbol\(SameObject caches\)$/;

const keysOf = (one) => Reflect.ownKeys(one).filter((key) => !STAYS.test(String(key)));
const readAll = (one) => new Map(keysOf(one).map((key) => [key, Object.getOwnPropertyDescriptor(one, key)]));

const BUILT_IN = ['Date', 'Array', 'Object', 'String', 'Number', 'Promise', 'Intl', 'Math', 'JSON'];
const HELD = ['document', 'navigator', 'history', 'screen', 'performance', 'crypto', 'console', 'process'];

/**
 * Names of the objects whose properties tests replace: the window, what it holds, and what its classes give their instances.
 * @param context lists all of the window's, which the window itself does not
 */
function nameObjects(window, context) {
  const names = new Map();
  const name = (one, as) => {
    if (one === null || one === window || !['object', 'function'].includes(typeof one)) return;
    names.set(one, as);
    if (typeof one === 'function' && one.prototype) names.set(one.prototype, `${as}.prototype`);
  };
  for (const [key, { value }] of readAll(context)) name(value, String(key));
  for (const key of [...BUILT_IN, ...HELD]) name(window[key], key);
  const { documentElement, head, body } = window.document;
  for (const [key, one] of Object.entries({ documentElement, head, body })) name(one, key);
  name(window.process.env, 'process.env');
  return names;
}

const FIELDS = ['value', 'get', 'set', 'writable', 'enumerable'];
const isSame = (a, b) =>
  a === b || (a !== undefined && b !== undefined && FIELDS.every((field) => Object.is(a[field], b[field])));

function write({ one, key, descriptor }) {
  if (descriptor === undefined) Reflect.deleteProperty(one, key);
  else Reflect.defineProperty(one, key, descriptor);
}

/** The properties of a page's objects, and the way back to them. */
export class Properties {
  #first;

  /** @param {{window: Window, getInternalVMContext: () => object}} dom */
  constructor(dom) {
    const { window } = dom;
    const context = dom.getInternalVMContext();
    const objects = [...nameObjects(window, context)].map(([one, name]) => ({ name, one, listed: one }));
    this.#first = [{ name: 'window', one: window, listed: context }, ...objects].map((object) => ({
      ...object,
      had: readAll(object.listed),
    }));
  }

  /** @returns {{name: string, one: object, key: PropertyKey, was?: object, is?: object}[]} what is otherwise than at first */
  listChanges() {
    return this.#first.flatMap(({ name, one, listed, had }) =>
      [...new Set([...had.keys(), ...keysOf(listed)])]
        .map((key) => ({
          name,
          one,
          key,
          was: had.get(key),
          is: Object.getOwnPropertyDescriptor(listed, key),
        }))
        .filter(({ was, is }) => !isSame(was, is)),
    );
  }

  undo(changes) {
    for (const { one, key, was } of changes) write({ one, key, descriptor: was });
  }

  redo(changes) {
    for (const { one, key, is } of changes) write({ one, key, descriptor: is });
  }
}
