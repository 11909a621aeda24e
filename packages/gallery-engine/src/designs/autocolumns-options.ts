import { autogridDefaults, autogridVariables, type AutogridOptions } from './autogrid-options';
import type { LayoutVariables } from './layout-variables';

/** The options of the design autocolumns [9.23]. */
export interface AutocolumnsOptions extends AutogridOptions {
  /** Whether slides are more than pictures. @default false */
  mixedContent: boolean;
}

/** The defaults of autocolumns [9.23]. */
export const autocolumnsDefaults: AutocolumnsOptions = { ...autogridDefaults, mixedContent: false };

/**
 * The options of autocolumns as custom properties. Without a script its columns are
 * the style sheet's, which run down one after the other.
 */
export function autocolumnsVariables(options: Partial<AutocolumnsOptions> = {}): LayoutVariables {
  return autogridVariables(options);
}

/** More slides than these cost a browser more as a dense grid than as boxes from the script. */
const maxSized = 100;

/**
 * Whether the style sheet alone can place the slides of autocolumns: when each has its
 * `--fr-slide-ratio` and nothing below its picture, and they are a hundred at most. The
 * server then writes `data-gallery-sized` on the list, no script is needed, and nothing
 * moves when one comes.
 */
export function isSizedGallery(
  slides: readonly { readonly hasSize: boolean; readonly hasCaption: boolean }[],
): boolean {
  return (
    slides.length <= maxSized && slides.every(({ hasSize, hasCaption }) => hasSize && !hasCaption)
  );
}
