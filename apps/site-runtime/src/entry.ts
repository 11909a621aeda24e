import { offerRuntime } from '@frontage/core-lifecycle/boot';
import { createLaterStyles, createPageContext, createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

offerRuntime(document, (policy) => {
  const context = createPageContext({
    window,
    policy,
    // Without a cause nothing failed: it is a remark on the page.
    report: ({ code, block, message, cause }) =>
      console[cause ? 'error' : 'warn']('[frontage]', code, block, cause ?? message),
  });
  const styles = createLaterStyles(context, () => import('./create-styles'));
  return createRuntime({ blocks, context, styles });
});
