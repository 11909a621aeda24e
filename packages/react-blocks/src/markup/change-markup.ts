import type { Teardown } from '@frontage/core-lifecycle';

/** Changes markup that is someone else's, and gives it back as it was. */
export interface MarkupChanges {
  /** Makes an element, if it is there, hold this text alone. */
  say(element: Element | null, text: string): void;
  /** Sets an attribute of an element that is there; null takes it away. */
  set(element: Element | null, name: string, value: string | null): void;
  /** Sets a custom property of an element's own style. */
  setProperty(element: HTMLElement, name: `--${string}`, value: string): void;
  /** Takes a node out of the page. */
  remove(node: ChildNode): void;
  /** Puts an element around another one. */
  wrap(element: Element, wrapper: Element): void;
  /** Puts a node, a new one or one from elsewhere in the page, where `insert` puts it. */
  put(node: ChildNode, insert: () => void): void;
  undo: Teardown;
}

/** An empty list of changes. */
export function createMarkupChanges(document: Document): MarkupChanges {
  const done: Teardown[] = [];

  function say(element: Element | null, text: string): void {
    const before = element?.textContent;
    if (!element || before === text) return;
    element.textContent = text;
    done.push(() => (element.textContent = before ?? ''));
  }

  function set(element: Element | null, name: string, value: string | null): void {
    const before = element?.getAttribute(name);
    if (!element || before === undefined || before === value) return;
    write(element, name, value);
    done.push(() => write(element, name, before));
  }

  function setProperty(element: HTMLElement, name: string, value: string): void {
    element.style.setProperty(name, value);
    done.push(() => {
      element.style.removeProperty(name);
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    });
  }

  function remove(node: ChildNode): void {
    const place = document.createComment('');
    node.replaceWith(place);
    done.push(() => place.replaceWith(node));
  }

  function wrap(element: Element, wrapper: Element): void {
    element.replaceWith(wrapper);
    wrapper.append(element);
    done.push(() => wrapper.replaceWith(element));
  }

  function put(node: ChildNode, insert: () => void): void {
    const place = node.parentNode ? document.createComment('') : undefined;
    if (place) node.replaceWith(place);
    insert();
    done.push(() => (place ? place.replaceWith(node) : node.remove()));
  }

  return {
    say,
    set,
    setProperty,
    remove,
    wrap,
    put,
    undo: () =>
      done
        .splice(0)
        .reverse()
        .forEach((run) => run()),
  };
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
