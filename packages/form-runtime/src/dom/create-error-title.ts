import { browserMessage, type BrowserTexts } from '../browser-messages';
import { formParts } from './form-parts';

/** Has the document's title say whether something is wrong with a form; false takes that back. */
export function createErrorTitle(texts?: BrowserTexts): (isWrong: boolean) => void {
  let title = '';
  let wrongTitle: string | undefined;

  return (isWrong) => {
    // The page may have got another title meanwhile.
    if (document.title === wrongTitle) document.title = title;
    // Another form of the page has said so already.
    if (!isWrong || document.querySelector(`[${formParts.state}=failure]`)) return;
    title = document.title;
    wrongTitle = document.title = browserMessage('ERROR_TITLE', texts, { title });
  };
}
