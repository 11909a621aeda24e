import { offerRuntime } from '@frontage/core-lifecycle/boot';
import { createLaterStyles, createPageContext, createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

offerRuntime(document, (policy) => {
  const context = createPageContext({
    window,
    policy,
    report: ({ code, block, cause }) => console.error('[frontage]', code, block, cause),
  });
  const styles = createLaterStyles(context, () => import('./create-styles'));
  return createRuntime({ blocks, context, styles });
});
