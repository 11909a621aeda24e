import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a contestant's component at once. */
export function render(root, component, props) {
  flushSync(() => createRoot(root).render(createElement(component, props)));
}
