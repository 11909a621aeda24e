import { createTeardowns, type Teardown } from '../teardown';
import { keepAttributes } from './keep-attributes';

/** Changes markup that is someone else's, and gives it back as it was. */
export interface MarkupChanges {
  /** Makes an element, if it is there, hold this text alone. */
  say(element: Element | null, text: string): void;
  /** Sets an attribute of an element that is there; null takes it away. */
  set(element: Element | null, name: string, value: string | null): void;
  /** Keeps attributes of an element that is there for `undo`, whoever changes them until then. */
  keep(element: Element | null, names: readonly string[]): void;
  /** Takes a node out of the page. */
  remove(node: ChildNode): void;
  /** Puts an element around another one. */
  wrap(element: Element, wrapper: Element): void;
  /** Puts a node, a new one or one from elsewhere in the page, where `insert` puts it. */
  put(node: ChildNode, insert: () => void): void;
  /** Takes all of it back, the latest first; more may be changed afterwards. */
  undo: Teardown;
}

/** An empty list of changes. */
export function createMarkupChanges(document: Document): MarkupChanges {
  const { add, run: undo } = createTeardowns();

  function keep(element: Element | null, names: readonly string[]): void {
    if (element) add(keepAttributes(element, names));
  }

  function say(element: Element | null, text: string): void {
    if (!element || element.textContent === text) return;
    const before = [...element.childNodes];
    element.textContent = text;
    add(() => element.replaceChildren(...before));
  }

  function set(element: Element | null, name: string, value: string | null): void {
    if (!element || element.getAttribute(name) === value) return;
    keep(element, [name]);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  function remove(node: ChildNode): void {
    const place = document.createComment('');
    node.replaceWith(place);
    add(() => place.replaceWith(node));
  }

  function wrap(element: Element, wrapper: Element): void {
    element.replaceWith(wrapper);
    wrapper.append(element);
    add(() => wrapper.replaceWith(element));
  }

  function put(node: ChildNode, insert: () => void): void {
    if (node.parentNode) remove(node);
    else add(() => node.remove());
    insert();
  }

  return { say, set, keep, remove, wrap, put, undo };
}
