import { formMessage, type FormTexts } from '@frontage/form-runtime';
import { Fragment } from 'react';
import type { EndpointReply } from '../../http/endpoint';
import { plainPage } from '../../pages/fallback-page';
import type { ServerTexts } from '../../texts/server-texts';
import type { ReadableField } from './readable-fields';

/**
 * The page after a form was sent that is not there, or not any more [8.03]: it shows
 * what was entered, so that it can be copied.
 *
 * @param entered the answers; empty where nobody knows the form
 * @param texts the words of the page that it was sent from
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
