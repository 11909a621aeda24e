import { renderToStaticMarkup } from 'react-dom/server';
import { MessageText, type PageMessage } from './MessageText';

/** The kinds of block whose styles a message has. */
export const messageStyles: readonly string[] = ['text', 'button'];

/**
 * Renders a message as the only section of a page.
 *
 * @param message what it says; it may contain what a visitor entered
 */
export function renderMessage(message: PageMessage): string {
  const text = renderToStaticMarkup(<MessageText message={message} />);
  return (
    '<section class="fr-section" data-width="text" data-tone="plain"><div class="fr-section__grid">' +
    `<div class="fr-cell"><div class="fr-text">${text}</div></div></div></section>`
  );
}
