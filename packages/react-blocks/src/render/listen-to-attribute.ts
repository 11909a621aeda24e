import type { Listen } from './use-told';

/**
 * Listens to an attribute that a block writes: told its value now, where it has one, and each
 * time it changes.
 *
 * @param selector the element within the root that has it. @default the root
 */
export function listenToAttribute(name: string, selector?: string): Listen<string | null> {
  return (root, notify) => {
    const element = selector === undefined ? root : root.querySelector(selector);
    if (!element) return () => {};
    let last: string | null = null;
    const look = (): void => {
      const value = element.getAttribute(name);
      if (value === last) return;
      last = value;
      notify(value);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: [name] });
    look();
    return () => observer.disconnect();
  };
}
