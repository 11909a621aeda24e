import { showFileSize } from '@frontage/commerce-model';
import { uploadBytesOf } from '@frontage/form-runtime';
import { uploadParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts';
import type { FieldProps } from './field-props';
import { formFieldsTexts } from './form-fields.texts';

/** A field for files: without scripts they are sent with the form, with scripts before it. */
export function FileControl({
  field,
  controlId,
  error,
  describedBy,
  locale,
}: FieldProps & { describedBy: string }): ReactNode {
  const texts = useTexts(formFieldsTexts);
  const { accept = [] } = field;
  const maxBytes = uploadBytesOf(field.maxBytes);
  const types = accept.map(typeName).join(', ') || undefined;
  const size = showFileSize(maxBytes, locale);
  const hints = [types && texts.fileTypes({ types }), texts.fileSize({ size })].filter(Boolean);
  return (
    <div className="fr-form__files">
      <p className="fr-form__description" id={`${controlId}-files`}>
        {hints.join(' · ')}
      </p>
      <input
        className="fr-field"
        type="file"
        multiple
        id={controlId}
        name={field.id}
        required={field.required}
        accept={accept.join(',') || undefined}
        aria-describedby={`${controlId}-files ${describedBy}`}
        aria-invalid={error ? true : undefined}
        {...{
          [uploadParts.maxBytes]: maxBytes,
          [uploadParts.size]: size,
          [uploadParts.types]: types,
        }}
      />
      <ul className="fr-form__file-list" {...{ [uploadParts.list]: texts.remove }} />
      <p className="fr-hidden" role="status" {...{ [uploadParts.status]: '' }} />
    </div>
  );
}

/** Gives the common name of a media type, e.g. `PDF`. */
function typeName(type: string): string {
  const name = type
    .slice(type.indexOf('/') + 1)
    .replace(/^(x-|vnd\.)+/, '')
    .replace(/\+.*$/, '');
  return name.length > 6 ? name : name.toUpperCase();
}
