import { offerRuntime } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

offerRuntime(document, (policy) =>
  createRuntime({
    window,
    blocks,
    policy,
    createContext: (base) => base,
    report: ({ code, block, cause }) => console.error('[frontage]', code, block, cause),
  }),
);
