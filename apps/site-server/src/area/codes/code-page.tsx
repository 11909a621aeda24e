import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import type { CodeFacts, CodeFields } from './code-fields';
import { codesPath } from './code-query';
import { sayOfCodes } from './code-texts';

/** What the form of a code shows. */
export interface ShownCode {
  /** Undefined for a new one. */
  readonly id: string | undefined;
  /** What a save compares with: when it was changed, and how often it might still be used. */
  readonly seen: { readonly updatedAt: number; readonly uses: string };
  readonly fields: CodeFields;
  readonly facts: CodeFacts;
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** Whether somebody else changed it meanwhile. @default false */
  readonly isChanged?: boolean;
}

/** Answers with the form of a code. */
export function codePage(
  site: Site,
  contributor: Contributor,
  { id, seen, fields, facts, wrong = new Map(), isChanged = false }: ShownCode,
): EndpointReply {
  const isWrong = wrong.size > 0;
  const [first] = wrong.keys();
  const control = (name: string) => ({
    name,
    value: fields[name],
    wrong: wrong.get(name),
    isFocused: first === name,
  });
  const changedStatus = isChanged ? 409 : 200;
  const status = isWrong ? 400 : changedStatus;
  return contributorPage(
    site,
    contributor,
    {
      title: id === undefined ? sayOfCodes('newTitle') : (fields['code'] ?? ''),
      section: codesPath,
      status,
      isWrong,
    },
    <>
      {(isWrong || isChanged) && (
        <p className="notice" role="alert">
          {sayOfCodes(isWrong ? 'notSaved' : 'changed')}
        </p>
      )}
      <p>
        <a href={codesPath}>{sayOfCodes('back')}</a>
      </p>
      <form className="product" method="post" action={`${codesPath}/${id ?? 'new'}`} noValidate>
        <input type="hidden" name="seen" value={seen.updatedAt} />
        <input type="hidden" name="seen-uses" value={seen.uses} />
        <Field {...control('code')} label={sayOfCodes('code')} hint={sayOfCodes('codeHint')} />
        <ReductionFields control={control} facts={facts} />
        <LimitFields control={control} facts={facts} />
        <div className="actions">
          <button className="button">{sayOfCodes('save')}</button>
        </div>
      </form>
    </>,
  );
}

interface PartProps {
  readonly control: (name: string) => {
    name: string;
    value: string | undefined;
    wrong: string | undefined;
    isFocused: boolean;
  };
  readonly facts: CodeFacts;
}

function ReductionFields({ control, facts: { currencies } }: PartProps) {
  const kinds = ['percent', 'amount', 'shipping'] as const;
  return (
    <>
      <div className="entryrow">
        <Field
          {...control('kind')}
          label={sayOfCodes('kind')}
          options={kinds.map((kind) => [kind, sayOfCodes(kind)])}
        />
        <Field {...control('rate')} label={sayOfCodes('rate')} inputMode="decimal" />
      </div>
      {currencies.map((currency) => (
        <div className="entryrow" key={currency}>
          <Field
            {...control(`cents-${currency}`)}
            label={sayOfCodes('cents', { currency })}
            hint={sayOfCodes('centsHint')}
            inputMode="decimal"
          />
          <Field
            {...control(`minimum-${currency}`)}
            label={sayOfCodes('minimum', { currency })}
            inputMode="decimal"
          />
        </div>
      ))}
    </>
  );
}

function LimitFields({ control, facts: { timeZone: zone } }: PartProps) {
  return (
    <>
      <div className="entryrow">
        <Field
          {...control('starts')}
          label={sayOfCodes('starts')}
          hint={sayOfCodes('startsHint', { zone })}
          type="datetime-local"
        />
        <Field
          {...control('ends')}
          label={sayOfCodes('endsAt')}
          hint={sayOfCodes('endsHint')}
          type="datetime-local"
        />
      </div>
      <Field
        {...control('uses')}
        label={sayOfCodes('usesLeft')}
        hint={sayOfCodes('usesLeftHint')}
        inputMode="numeric"
      />
      <Field
        {...control('products')}
        label={sayOfCodes('products')}
        hint={sayOfCodes('productsHint')}
        rows={3}
      />
    </>
  );
}
