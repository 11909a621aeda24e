import { offerRuntime } from '@frontage/core-lifecycle/boot';
import { createPageContext, createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

offerRuntime(document, (policy) =>
  createRuntime({
    blocks,
    context: createPageContext({
      window,
      policy,
      report: ({ code, block, cause }) => console.error('[frontage]', code, block, cause),
    }),
  }),
);
