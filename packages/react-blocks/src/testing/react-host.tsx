import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { HostProvider } from '../host/HostProvider';

/** A React site of somebody else, under StrictMode. */
export interface ReactHost {
  /** Where it renders; from the first `show` on. */
  readonly element: HTMLElement;
  /** Shows it, or shows it anew. */
  show(content: ReactNode): HTMLElement;
  /** The state of its first block. */
  state(): string | undefined;
}

/** For all tests of a file; it ends with each test. */
export function createReactHost(): ReactHost {
  let root: Root | undefined;
  let element = document.createElement('main');

  afterEach(() => {
    flushSync(() => root?.unmount());
    element.remove();
    root = undefined;
  });

  function show(content: ReactNode): HTMLElement {
    if (!root) {
      element = document.body.appendChild(document.createElement('main'));
      root = createRoot(element);
    }
    const { render } = root;
    // Of its own: calls keep the `fetch` that was there when they were made.
    const site = (
      <StrictMode>
        <HostProvider>{content}</HostProvider>
      </StrictMode>
    );
    flushSync(() => render.call(root, site));
    return element;
  }

  return {
    get element() {
      return element;
    },
    show,
    state: () => element.querySelector<HTMLElement>('[data-block]')?.dataset['blockState'],
  };
}
