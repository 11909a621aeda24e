import type { ReactNode, Ref } from 'react';
import { useTexts } from '../texts/use-texts';
import type { ShopErrors } from './shop-errors';
import { shopTexts } from './shop.texts';

/** What is wrong with submitted data. */
export interface ErrorSummaryProps {
  errors: ShopErrors | undefined;
  /** Gives the id of the control for a field's name. */
  targetOf(field: string): string;
  /** Said where nothing else says what is wrong. @default something went wrong */
  failed?: string | undefined;
  rootRef?: Ref<HTMLDivElement>;
}

/** The overall error, with a link to each control; it receives the focus. */
export function ErrorSummary(props: ErrorSummaryProps): ReactNode {
  const { errors, targetOf, rootRef } = props;
  const texts = useTexts(shopTexts);
  const { failed = texts.failed } = props;
  const fields = Object.entries(errors?.fields ?? {});
  if (!errors) return null;
  return (
    <div ref={rootRef} className="fr-shop-errors" tabIndex={-1} autoFocus>
      <p role="alert">{errors.message ?? (fields.length > 0 ? texts.wrong : failed)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([field, words]) => (
            <li key={field}>
              <a href={`#${targetOf(field)}`}>{words}</a>
            </li>
          ))}
        </ul>
      )}
      {errors.mendAt && (
        <a className="fr-action" data-look="link" href={errors.mendAt}>
          {texts.mend}
        </a>
      )}
    </div>
  );
}
