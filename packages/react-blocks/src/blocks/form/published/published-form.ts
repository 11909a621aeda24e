import { formParts } from '@frontage/form-runtime/markup';
import { readOnSubmit, type OnSubmitFacts } from './read-on-submit';
import { readPublishedFields, type PublishedField } from './published-field';

/** A form of published markup: its kind and its parts. */
export interface PublishedForm extends OnSubmitFacts {
  readonly form: HTMLFormElement;
  readonly isNewsletter: boolean;
  readonly fields: readonly PublishedField[];
  /** The element that contains the fields but not the button. */
  readonly box: HTMLElement | undefined;
  readonly button: HTMLElement | undefined;
  /** Shown after success. */
  readonly success: HTMLElement | undefined;
  /** The place for the owner's HTML. */
  readonly after: HTMLElement | undefined;
  /** That HTML; '' for none. */
  readonly afterHtml: string;
  /** The original place of the captcha. */
  readonly captcha: HTMLElement | undefined;
}

/**
 * Finds the forms of the markup; leaves out forms of our own and forms with another mount. Never
 * throws.
 */
export function readPublishedForms(root: HTMLElement): PublishedForm[] {
  return [...root.querySelectorAll('form')]
    .filter(
      (form) => form.matches('.form-wrapper form') || form.querySelector('.newsletter-form-button'),
    )
    .filter((form) => !form.querySelector(`[${formParts.summary}]`))
    .map(readForm);
}

function readForm(form: HTMLFormElement): PublishedForm {
  const find = (selector: string): HTMLElement | undefined => {
    const inner = form.querySelector<HTMLElement>(selector);
    return (
      inner ?? form.closest('.form-wrapper')?.querySelector<HTMLElement>(selector) ?? undefined
    );
  };
  const facts = readOnSubmit(form.getAttribute('onsubmit'));
  const fields = readPublishedFields(form);
  const button = find('[type=submit], .newsletter-form-button, .form-button-wrapper button');
  const box = find('.field-list') ?? fields[0]?.wrapper.parentElement ?? undefined;
  const after = find('.form-submission-html');
  return {
    ...facts,
    form,
    formId: form.dataset.formId || facts.formId,
    isNewsletter: form.querySelector('.newsletter-form-button') !== null,
    fields,
    box: box === form || box?.contains(button ?? form) ? undefined : box,
    button,
    success: find('.form-submission-text'),
    after,
    afterHtml: after?.dataset.submissionHtml?.trim() ?? '',
    captcha: find('.captcha-container'),
  };
}
