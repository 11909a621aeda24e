import { escapeHtml } from './escape-html';
import type { FrameTexts } from './frame.texts';

/** The kinds of block whose styles the dialog has. */
export const loggedOutStyles: readonly string[] = ['button'];

/** The styles of the dialog alone, which hardly any page has. */
export const loggedOutCss = `@layer blocks {
.fr-logged-out { position: fixed; z-index: 10; inset: 1rem 1rem auto; inline-size: min(24rem, calc(100% - 2rem)); margin: 0 auto; padding: 1.5rem;
  border: 1px solid var(--fr-color-line-strong); border-radius: var(--fr-radius-1); background: var(--fr-color-ground); color: var(--fr-color-text); box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.2); }
.fr-logged-out h2 { font-size: var(--fr-text-h3); }
.fr-logged-out p { margin-block: 0.5rem 1.25rem; }
@media print { .fr-logged-out { display: none; } }
}`;

/**
 * Renders the dialog that a page shows after logout [2.05]. It has the focus and closes without a
 * script.
 */
export function renderLoggedOut(texts: FrameTexts): string {
  const [title, text] = [escapeHtml(texts.loggedOutTitle), escapeHtml(texts.loggedOut)];
  return (
    '<dialog open class="fr-logged-out" aria-labelledby="logged-out-title" aria-describedby="logged-out-text">' +
    `<h2 id="logged-out-title">${title}</h2><p id="logged-out-text">${text}</p>` +
    `<form method="dialog"><button class="fr-action" autofocus>${escapeHtml(texts.close)}</button></form></dialog>`
  );
}
