import type { BlockContext, BlockModule } from '@frontage/core-lifecycle/dom';
import type { FormTransport } from '@frontage/form-runtime';
import type { RefObject } from 'react';
import type { SubmissionPayload } from '@frontage/site-model';
import { mount, read, type FormData } from './form.mount';
import { siteTransport } from './site-transport';

/** What a React host may do with a form's submissions. */
export interface FormHostProps {
  /**
   * How keys are requested and submissions are saved; the latest render's is used. Files and
   * captchas still use the site's own server. @default the calls of the site's own server
   */
  transport?: FormTransport | undefined;
  /** Called with each submission that the server has accepted. @default nobody */
  onSent?: ((submission: SubmissionPayload) => void) | undefined;
}

/** The behaviour of a form in a React host: the same as on any page, with the host's transport. */
export function hostForm(last: RefObject<FormHostProps>): BlockModule<FormData, BlockContext> {
  return {
    read,
    mount: (root, data, context) =>
      mount(root, { ...data, transport: hostTransport(last, siteTransport(context)) }, context),
  };
}

function hostTransport(last: RefObject<FormHostProps>, site: FormTransport): FormTransport {
  const transport = (): FormTransport => last.current.transport ?? site;
  return {
    requestKey: (...parameters) => transport().requestKey(...parameters),
    async save(submission, signal) {
      const result = await transport().save(submission, signal);
      const { onSent } = last.current;
      // An error in the host's callback is not an error of the form.
      if (result.ok && onSent) queueMicrotask(() => onSent(submission));
      return result;
    },
  };
}
