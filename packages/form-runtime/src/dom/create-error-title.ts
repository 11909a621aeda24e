import { browserMessage, type BrowserTexts } from '../browser-messages';
import { formParts } from '../markup/form-parts';

/**
 * Makes a function that marks the document's title while a form has errors; `false` restores the
 * title.
 */
export function createErrorTitle(texts?: BrowserTexts): (isWrong: boolean) => void {
  let title = '';
  let wrongTitle: string | undefined;

  return (isWrong) => {
    // The page may have changed its title meanwhile.
    if (document.title === wrongTitle) document.title = title;
    // Another form of the page has already marked it.
    if (!isWrong || document.querySelector(`[${formParts.state}=failure]`)) return;
    title = document.title;
    wrongTitle = document.title = browserMessage('ERROR_TITLE', texts, { title });
  };
}
