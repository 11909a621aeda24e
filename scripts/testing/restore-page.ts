import { afterAll, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// Tests of a browser share a page, so that a module is read once and not by each of some two
// hundred files. What a file leaves behind is taken away, as if the next one had a new page.

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Lists the style sheets that a test's file imports, by itself or through others, in order. */
    listStyles(file: string): Promise<readonly string[]>;
    /** Takes the pointer off the page, where an earlier file may have left it. */
    leavePage(): Promise<void>;
  }
}

/** A page as it was before its first test. */
interface FirstPage {
  readonly address: string;
  readonly names: readonly (readonly [object, ReadonlySet<PropertyKey>])[];
  readonly nodes: ReadonlySet<Node>;
  readonly attributes: readonly (readonly [Element, ReadonlyMap<string, string>])[];
  /** What modules have brought since, by the module: none is read again. */
  readonly styles: Map<string, Element>;
}

/** Where the first file keeps it for the others. */
const kept = Symbol.for('frontage.firstPage');

/** What hears more than one element, and so outlives what a test has built. */
const lasting: readonly unknown[] = [
  window,
  document,
  document.documentElement,
  document.body,
  visualViewport,
];

const roots = [document.documentElement, document.head, document.body];

function readPage(): FirstPage {
  return {
    address: location.href,
    names: [window, document].map((owner) => [owner, new Set([...Reflect.ownKeys(owner), kept])]),
    nodes: new Set(roots.flatMap((root) => [...root.childNodes])),
    attributes: roots.map((root) => [
      root,
      new Map([...root.attributes].map(({ name, value }) => [name, value])),
    ]),
    styles: new Map(),
  };
}

function restorePage({ address, names, nodes, attributes }: FirstPage): void {
  for (const [root, before] of attributes) {
    for (const node of [...root.childNodes]) if (!nodes.has(node)) node.remove();
    for (const { name } of [...root.attributes]) if (!before.has(name)) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
  }
  for (const [owner, before] of names)
    for (const name of Reflect.ownKeys(owner))
      if (!before.has(name)) Reflect.deleteProperty(owner, name);
  if (location.href !== address) history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  scrollTo(0, 0);
  restoreFocus();
}

/** Tab begins at the top, not where an earlier file was clicked or had the focus. */
function restoreFocus(): void {
  getSelection()?.removeAllRanges();
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}

/** Remembers the style sheets that modules have brought. */
function keepStyles(styles: Map<string, Element>): void {
  for (const style of document.querySelectorAll('style[data-vite-dev-id]'))
    styles.set(style.getAttribute('data-vite-dev-id') ?? '', style);
}

/** Notes who begins to listen to what lasts, and gives what ends all of it. */
function noteListeners(): () => void {
  const { addEventListener } = EventTarget.prototype;
  const ends: (() => void)[] = [];
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
    const target = this ?? window;
    if (lasting.includes(target)) ends.push(() => target.removeEventListener(...given));
    addEventListener.apply(target, given);
  };
  return () => {
    EventTarget.prototype.addEventListener = addEventListener;
    for (const end of ends) end();
  };
}

const shared = window as unknown as { [kept]?: FirstPage }; // of this file alone
const first = (shared[kept] ??= readPage());
let endListeners: (() => void) | undefined;

beforeAll(async ({}, { file }) => {
  await commands.leavePage();
  // The page has the styles of this file's modules, whoever read them first, and no others.
  keepStyles(first.styles);
  const own = (await commands.listStyles(file.filepath)).flatMap(
    (id) => first.styles.get(id) ?? [],
  );
  document.head.append(...own);
  endListeners = noteListeners();
});
afterAll(() => {
  endListeners?.();
  keepStyles(first.styles);
  restorePage(first);
});
