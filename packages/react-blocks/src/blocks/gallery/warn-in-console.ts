import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { galleryConsoleMessages } from '@frontage/gallery-engine';

/** Logs a problem of a gallery to the console, and nowhere else [8.15]. */
export function warnInConsole(
  window: { readonly console: Pick<Console, 'warn'> } | null,
  name: keyof typeof galleryConsoleMessages,
): void {
  window?.console.warn(galleryConsoleMessages[name]);
}

/**
 * Extends the context for a gallery's pictures: a loader that fails is also logged to the console
 * [8.15].
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
