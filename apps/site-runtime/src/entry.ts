import { createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

/** The page's runtime; the inline boot imports it and calls what it needs. */
export const { boot, start, whenReady, destroy } = createRuntime({
  window,
  blocks,
  createContext: (base) => base,
  report: ({ code, block, cause }) => console.error(`[frontage] ${code}${block ? ` in ${block}` : ''}`, cause),
});
