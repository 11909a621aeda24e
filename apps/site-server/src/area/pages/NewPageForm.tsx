import type { Contributor } from '../../accounts/create-identify';
import { AddButtons } from './AddButtons';
import { CheckField, Field } from '../Field';
import { newPagePath } from './page-query';
import { sayOfPages } from './page-texts';

/** What somebody entered about a page that is not made yet. */
export interface EnteredNewPage {
  readonly title: string;
  readonly text: string;
  /** `nothing`, `products`, or the id of a form. */
  readonly with: string;
  readonly isInMenu: boolean;
}

/** A page that is not made yet. */
export interface ShownNewPage {
  readonly entered: EnteredNewPage;
  /** The forms that can stand on it. */
  readonly forms: readonly { readonly id: string; readonly name: string }[];
  /** What is wrong with what was entered. @default nothing */
  readonly wrong?: { readonly field: 'title' | 'with'; readonly text: string } | undefined;
}

/** Whether somebody may change the links at the top of every page. */
export const mayChangeMenu = ({ permissions }: Pick<Contributor, 'permissions'>) =>
  permissions.includes('config.editDesign');

/** Renders what is asked about a new page. */
export function NewPageForm({
  contributor,
  shown: { entered, forms, wrong },
}: {
  readonly contributor: Contributor;
  readonly shown: ShownNewPage;
}) {
  const wrongOf = (field: 'title' | 'with') => (wrong?.field === field ? wrong.text : undefined);
  return (
    <form className="step" method="post" action={newPagePath} noValidate>
      <Field
        name="title"
        label={sayOfPages('pageTitle')}
        value={entered.title}
        wrong={wrongOf('title')}
        isFocused={wrong?.field !== 'with'}
        isRequired
      />
      <Field
        name="text"
        label={sayOfPages('newPageText')}
        hint={sayOfPages('newPageTextHint')}
        value={entered.text}
        rows={8}
      />
      <Field
        name="with"
        label={sayOfPages('contents')}
        value={entered.with}
        wrong={wrongOf('with')}
        options={[
          ['nothing', sayOfPages('nothing')],
          ...forms.map(({ id, name }) => [id, sayOfPages('formCalled', { name })] as const),
          ['products', sayOfPages('products')],
        ]}
      />
      {mayChangeMenu(contributor) && (
        <CheckField name="menu" label={sayOfPages('inMenu')} isChecked={entered.isInMenu} />
      )}
      <AddButtons
        contributor={contributor}
        publish={sayOfPages('addPublished')}
        draft={sayOfPages('addDraft')}
        edit={sayOfPages('addAndEdit')}
      />
    </form>
  );
}
