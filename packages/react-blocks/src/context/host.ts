import type { BlockIssue } from '@frontage/core-lifecycle/block';
import { createContext, useContext } from 'react';

/**
 * Stands for what the components of a React host share, see `hostPage`: nothing with another host
 * but the page's single Trusted Types policy.
 */
export interface Host {
  /** Receives problems. */
  readonly report: (issue: BlockIssue) => void;
  /** The surrounding host. */
  readonly around?: Host | undefined;
}

/** The host of all components without a provider. */
const HostContext = createContext<Host>({
  // Without a cause nothing failed: it is a remark on the page.
  report: ({ code, message, cause }) =>
    console[cause ? 'error' : 'warn'](`[react-blocks] ${code}`, cause ?? message),
});

/** Set around components that have their own host. */
export const HostContextProvider = HostContext.Provider;

/** Gives the host around a component. */
export function useHostContext(): Host {
  return useContext(HostContext);
}
