import {
  createPageContext,
  createScriptUrlPolicy,
  type BlockIssue,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import { createContext, useContext } from 'react';

/** Holds what the components of a React host share. */
export interface Host {
  /** Gives their context, created in a browser when the first of them mounts. */
  context(): PageContext;
}

/**
 * Creates a host. It shares nothing with another host except the page's single Trusted Types
 * policy.
 *
 * @param report receives problems
 * @param around the surrounding host
 */
export function createHost(report: (issue: BlockIssue) => void, around?: Host): Host {
  let page: PageContext | undefined;
  const createPage = (): PageContext =>
    createPageContext({
      window,
      // A page allows only one policy of that name.
      policy: around?.context().policy ?? createScriptUrlPolicy(window),
      report,
    });
  return { context: () => (page ??= createPage()) };
}

/** The host of all components without a provider. */
const HostContext = createContext<Host>(
  // Without a cause nothing failed: it is a remark on the page.
  createHost(({ code, message, cause }) =>
    console[cause ? 'error' : 'warn'](`[react-blocks] ${code}`, cause ?? message),
  ),
);

/** Set around components that have their own host. */
export const HostContextProvider = HostContext.Provider;

/** Gives the host around a component. */
export function useHostContext(): Host {
  return useContext(HostContext);
}
