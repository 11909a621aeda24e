import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { galleryConsoleMessages } from '@frontage/gallery-engine';

/** Tells the console, and nobody else, what is wrong with a gallery [8.15]. */
export function warnInConsole(
  window: { readonly console: Pick<Console, 'warn'> } | null,
  name: keyof typeof galleryConsoleMessages,
): void {
  window?.console.warn(galleryConsoleMessages[name]);
}

/**
 * The same context for the pictures of a gallery: the console is told as well when their loader
 * does not come [8.15].
 */
export function withLoaderWarning(context: BlockContext): BlockContext {
  return {
    ...context,
    report: (issue) => {
      if (issue.code === 'IMAGE_LOADER_FAILED') warnInConsole(context.window, 'noLoader');
      context.report(issue);
    },
  };
}
