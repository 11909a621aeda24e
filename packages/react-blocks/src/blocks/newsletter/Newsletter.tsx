import type { FormDefinition } from '@frontage/form-runtime';
import { formTexts } from '../form/form.texts';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { formPageAttribute, type FormPage, type FormResult } from '../form/form.parts';
import { formStart } from '../form/form-start';
import { FormBody } from '../form/FormBody';
import type { FormHostProps } from '../form/host-form';
import { useHostForm } from '../form/use-host-form';
import { newsletter } from './newsletter.block';

/** A letter to subscribe to. */
export interface NewsletterProps extends RootProps, FormHostProps {
  /**
   * Its form: an email field, perhaps a name; the block makes it one of the kind `newsletter`
   * [8.04].
   */
  definition: FormDefinition;
  /** The page with the form; a post without scripts goes to its path. */
  page: FormPage;
  /** The result of a post without scripts. @default not yet */
  result?: FormResult | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /**
   * Which one of this form on its page it is: from the second on its ids end in the number.
   *
   * @default 1
   */
  copy?: number | undefined;
}

/**
 * A newsletter block: its fields and its button in one row, or stacked in a container narrower than
 * 320 px [9.12]. Without scripts it posts to its page.
 */
export function Newsletter(props: NewsletterProps): ReactNode {
  const { page, result, locale = 'en', copy } = props;
  const definition = { ...props.definition, kind: 'newsletter', overlay: undefined } as const;
  const root = useHostForm(props.definition, props);
  return (
    <BlockRoot
      block="newsletter"
      {...rootProps(props)}
      rootRef={root}
      waits
      start={formStart(definition, result)}
      events={newsletter.events}
      speaks={[formTexts, systemErrorTexts]}
      data={{ [formPageAttribute]: JSON.stringify(page) }}
    >
      <div className="fr-newsletter__box">
        <FormBody {...{ definition, page, result, locale, copy }} />
      </div>
    </BlockRoot>
  );
}
