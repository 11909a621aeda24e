import { formMessage, type FormTexts } from '@frontage/form-runtime';
import { Fragment } from 'react';
import type { EndpointReply } from '../../http/endpoint';
import { plainPage } from '../../pages/fallback-page';
import type { ServerTexts } from '../../texts/server-texts';
import type { ReadableField } from './readable-fields';

/**
 * Makes the page after a form was sent that does not exist, or no longer does [8.03]. It shows what
 * was entered, so that it can be copied.
 *
 * @param entered the answers; empty if the form is unknown
 * @param texts the texts in the language of the page that sent it
 */
export function formGonePage(
  entered: readonly ReadableField[],
  { form, server }: { form: FormTexts; server: ServerTexts<'formGone' | 'formGoneTitle'> },
): EndpointReply {
  const content = (
    <>
      <p>{formMessage(404, form)}</p>
      {entered.length > 0 && (
        <>
          <p>{server.say('formGone')}</p>
          <dl>
            {entered.map(({ title, text }, index) => (
              <Fragment key={index}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </>
  );
  return plainPage(404, server.say('formGoneTitle'), content, server);
}
