import type { ReactNode } from 'react';
import { LinePicture } from '../../shop/LinePicture';
import { reviewControls, reviewLimits, type ReviewItem } from '../../shop/review-view';
import { useTexts } from '../../texts/use-texts';
import { reviewParts } from './review.parts';
import { reviewTexts } from './review.texts';

/** The props of the form for one product. */
export interface ReviewFormProps {
  item: ReviewItem;
  token: string;
  /** Errors, by the name of the control. */
  errors: Readonly<Record<string, string>>;
}

/** Stars and words on one product. */
export function ReviewForm({ item, token, errors }: ReviewFormProps): ReactNode {
  const texts = useTexts(reviewTexts);
  const { productId, title, review, isSent } = item;
  const field = (name: 'title' | 'text' | 'name') => {
    const id = `review-${productId}-${name}`;
    const error = errors[name];
    const control = {
      id,
      className: 'fr-field',
      name: reviewControls[name],
      defaultValue: review[name],
      maxLength: reviewLimits[name],
      'aria-invalid': error ? true : undefined,
      'aria-describedby': `${id}-error`,
    };
    return (
      <div className="fr-review__field">
        <label htmlFor={id}>
          {texts[name]} {name === 'name' ? null : <small>{texts.optional}</small>}
        </label>
        {name === 'text' ? (
          <textarea {...control} rows={5} />
        ) : (
          <input
            {...control}
            autoComplete={name === 'name' ? 'name' : 'off'}
            required={name === 'name'}
          />
        )}
        <p className="fr-line__problem" id={`${id}-error`}>
          {error}
        </p>
      </div>
    );
  };
  return (
    // The server reports what is missing, in the page's language and next to the field.
    <form
      className="fr-review__form"
      method="post"
      action={`/review/${token}`}
      noValidate
      {...{ [reviewParts.open]: isSent ? undefined : '' }}
    >
      <input type="hidden" name={reviewControls.productId} value={productId} />
      <header>
        <LinePicture picture={item.picture} />
        <div>
          <h2>{item.slug ? <a href={`/${item.slug}`}>{title}</a> : title}</h2>
          {item.variantLabel && <p className="fr-line__about">{item.variantLabel}</p>}
          {isSent && (
            <p className="fr-review__sent" role="status">
              {texts.thanks}
            </p>
          )}
        </div>
      </header>
      <StarChoice item={item} error={errors['stars']} />
      {field('title')}
      {field('text')}
      {field('name')}
      <button type="submit" className="fr-action">
        {isSent ? texts.change : texts.send}
      </button>
    </form>
  );
}

/** What each number of stars means. */
const starWords = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const;

function StarChoice({ item, error }: { item: ReviewItem; error: string | undefined }): ReactNode {
  const texts = useTexts(reviewTexts);
  const id = `review-${item.productId}-stars`;
  return (
    <fieldset className="fr-review__stars" aria-describedby={`${id}-error`}>
      <legend id={id} tabIndex={-1}>
        {texts.ask({ title: item.title })}
      </legend>
      <div>
        {starWords.map((word, index) => (
          <label key={word}>
            <input
              type="radio"
              name={reviewControls.stars}
              value={index + 1}
              defaultChecked={index + 1 === item.review.stars}
              required
            />
            <span className="fr-review__star" aria-hidden="true" />
            <span className="fr-review__words">{texts[word]}</span>
          </label>
        ))}
      </div>
      <p className="fr-line__problem" id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  );
}
