import { Popup } from '../blocks/popup/Popup';
import { textsInUse } from '../texts/stored-texts';
import type { RenderInput } from './render-input';
import { renderPart } from './render-part';
import { renderSections } from './render-sections';
import type { ShownPopup } from './shown-popup';

/** A rendered pop-up, and what it needs of its page. */
export interface RenderedPopup {
  readonly html: string;
  /** The rules of its values. */
  readonly rules: string;
  readonly styles: readonly string[];
  /** Chunks that start with the page. */
  readonly started: readonly string[];
}

/**
 * Renders the pop-up of a page [3.23]. Its blocks and their scripts come when it does: only its own
 * starts with the page.
 */
export function renderPopup(
  { title, settings, section }: ShownPopup,
  input: RenderInput,
): RenderedPopup {
  const document = { ...input.page.document, sections: [section] };
  const page = { ...input.page, document };
  const { html, rules, blockTypes, needs } = renderSections(
    { ...input, page, fragments: undefined },
    { isLater: true },
  );
  const { html: markup, needs: own } = renderPart(
    <Popup title={title} settings={settings} html={html} />,
    textsInUse(input.texts, input.locale),
  );
  return {
    html: markup,
    rules,
    styles: [...blockTypes, ...needs.styles, ...own.styles],
    started: own.started,
  };
}
