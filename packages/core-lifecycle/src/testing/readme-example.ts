import {
  createPageContext,
  createRuntime,
  createScriptUrlPolicy,
  defineBlock,
} from '@frontage/core-lifecycle/dom';

const counter = defineBlock({
  id: 'counter',
  start: 'visible',
  load: async () => ({
    read: (root: HTMLElement) => Number(root.dataset.from ?? 0),
    mount(root: HTMLElement, from: number, { signal }) {
      let count = from;
      root.addEventListener('click', () => (root.textContent = String((count += 1))), { signal });
    },
  }),
});

export const runtime = createRuntime({
  blocks: [counter],
  context: createPageContext({
    window,
    policy: createScriptUrlPolicy(window),
    report: ({ code, cause }) => console.error(code, cause),
  }),
});
runtime.boot();
