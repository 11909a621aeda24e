import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { formFieldsTexts } from './fields/form-fields.texts';
import { formOverlayParts } from './form.parts';

/** The props of a form above the page. */
export interface FormOverlayProps {
  /** The text of the link that opens it, also its title. */
  openText: string;
  /** The id of the form in it. */
  formId: string;
  children: ReactNode;
}

/**
 * A form that a script shows above the page. Without a script it is part of the page, and the link
 * leads to it.
 */
export function FormOverlay({ openText, formId, children }: FormOverlayProps): ReactNode {
  const texts = useTexts(formFieldsTexts);
  const titleId = `${formId}-title`;
  return (
    <>
      <a
        className="fr-action fr-form__open"
        href={`#${formId}`}
        {...{ [formOverlayParts.open]: '' }}
      >
        {openText}
      </a>
      <dialog
        open
        className="fr-form__dialog"
        aria-labelledby={titleId}
        {...{ [formOverlayParts.dialog]: '' }}
      >
        <div className="fr-form__panel">
          <div className="fr-form__panel-head">
            <h2 id={titleId}>{openText}</h2>
            <button
              type="button"
              className="fr-form__close"
              hidden
              aria-label={texts.close}
              {...{ [formOverlayParts.close]: '' }}
            />
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
