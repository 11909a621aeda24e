import {
  createPageContext,
  createScriptUrlPolicy,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import type { Host } from './host';

const pages = new WeakMap<Host, PageContext>();

/**
 * Gives what the components of a React host share, created when the first of them mounts. A page
 * allows only one Trusted Types policy of that name, so a host within another has that one's.
 */
export function hostPage(host: Host): PageContext {
  const { report, around } = host;
  const page =
    pages.get(host) ??
    createPageContext({
      window,
      policy: around ? hostPage(around).policy : createScriptUrlPolicy(window),
      report,
    });
  pages.set(host, page);
  return page;
}
