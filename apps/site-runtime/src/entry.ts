import { offerRuntime } from '@frontage/core-lifecycle/boot';
import { adoptScriptUrlPolicy, createRuntime } from '@frontage/core-lifecycle/dom';
import { blocks } from '@frontage/react-blocks';

offerRuntime(document, (policy) => {
  adoptScriptUrlPolicy(window, policy);
  return createRuntime({
    window,
    blocks,
    createContext: (base) => base,
    report: ({ code, block, cause }) => console.error(`[frontage] ${code}${block ? ` in ${block}` : ''}`, cause),
  });
});
