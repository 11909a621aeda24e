import {
  createPageContext,
  createScriptUrlPolicy,
  type BlockIssue,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import { createContext, useContext } from 'react';

/** Where components of a React host have what they share. */
export interface Host {
  /** Their context; made when the first of them is there, in a browser. */
  context(): PageContext;
}

/**
 * Makes a host. It shares nothing with another one but the page's one Trusted Types policy.
 *
 * @param report where trouble is reported
 * @param around the host that it is in
 */
export function createHost(report: (issue: BlockIssue) => void, around?: Host): Host {
  let page: PageContext | undefined;
  const createPage = (): PageContext =>
    createPageContext({
      window,
      // A page allows one policy of the name.
      policy: around?.context().policy ?? createScriptUrlPolicy(window),
      report,
    });
  return { context: () => (page ??= createPage()) };
}

/** The host of components that have no provider around them: one for all of them. */
const HostContext = createContext<Host>(
  createHost(({ code, cause }) => console.error(`[react-blocks] ${code}`, cause)),
);

/** Set around components that have a host of their own. */
export const HostContextProvider = HostContext.Provider;

/** The host around a component. */
export function useHostContext(): Host {
  return useContext(HostContext);
}
