import { textDirection } from '@frontage/site-model';
import type { TranslatedText } from '../../pages/translations/page-translation';
import { CheckField } from '../Field';
import { sayOfTranslations } from './translation-texts';

/** A text of the original, and what it is in another language. */
export interface TranslationFieldProps {
  readonly text: TranslatedText;
  /** BCP 47. */
  readonly lang: string;
  readonly originalLang: string;
  /** What was entered. @default what is stored */
  readonly entered: string | undefined;
  readonly isWrong: boolean;
}

const stateTexts = {
  missing: 'stateMissing',
  changed: 'stateChanged',
  translated: 'stateTranslated',
} as const;

/** Renders a text of the original, which labels the control for its translation beside it. */
export function TranslationField({
  text: { key, text, kind, state, translation },
  lang,
  originalLang,
  entered = translation,
  isWrong,
}: TranslationFieldProps) {
  const id = key.replaceAll('/', '-');
  const marks = text.match(/<\d{1,3}>/g) ?? [];
  const notes = [isWrong && `${id}-wrong`, `${id}-about`].filter(Boolean).join(' ');
  return (
    <div className="field pair" id={`place-${id}`}>
      <div>
        <label htmlFor={id} lang={originalLang} dir={textDirection(originalLang)}>
          {text}
        </label>
        <p className="hint" id={`${id}-about`}>
          <span className="state" data-state={state === 'translated' ? undefined : 'warning'}>
            {sayOfTranslations(stateTexts[state])}
          </span>
          {' · '}
          {nameOf(key, kind)}
          {marks[0] !== undefined && (
            <>
              {' · '}
              {sayOfTranslations('marksHint', { mark: marks[0] })}
            </>
          )}
        </p>
      </div>
      <div>
        {isWrong && (
          <p className="wrong" id={`${id}-wrong`}>
            {sayOfTranslations('marksWrong', { marks: marks.join(' ') })}
          </p>
        )}
        <textarea
          id={id}
          name={`text@${key}`}
          lang={lang}
          dir={textDirection(lang)}
          rows={Math.min(10, 1 + Math.ceil(text.length / 60))}
          defaultValue={entered}
          autoFocus={isWrong}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={notes}
        />
        {state === 'changed' && (
          <CheckField
            name={`fits@${key}`}
            id={`${id}-fits`}
            label={sayOfTranslations('fits')}
            isChecked={false}
          />
        )}
      </div>
    </div>
  );
}

function nameOf(key: string, kind: string): string {
  if (key === 'title') return sayOfTranslations('fieldTitle');
  if (key === 'description') return sayOfTranslations('fieldDescription');
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
