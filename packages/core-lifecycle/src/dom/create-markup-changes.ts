import { createTeardowns, type Teardown } from '../teardown';
import { keepAttributes } from './keep-attributes';

/** Changes markup that belongs to others, and restores it. */
export interface MarkupChanges {
  /** Replaces an element's content by this text, if the element exists. */
  say(element: Element | null, text: string): void;
  /** Sets an attribute of an element, if the element exists; null removes the attribute. */
  set(element: Element | null, name: string, value: string | null): void;
  /**
   * Remembers attributes of an element, if it exists, so that `undo` restores them whoever changes
   * them.
   */
  keep(element: Element | null, names: readonly string[]): void;
  /** Removes a node from the page. */
  remove(node: ChildNode): void;
  /** Puts an element around another one. */
  wrap(element: Element, wrapper: Element): void;
  /** Puts a new node, or one from elsewhere in the page, where `insert` puts it. */
  put(node: ChildNode, insert: () => void): void;
  /** Undoes all changes, the latest first; further changes may follow. */
  undo: Teardown;
}

/** Creates an empty list of changes. */
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
