import type { FormDefinition } from '@frontage/form-runtime';
import { afterParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { formAfterAddress } from './form.parts';

/** The frame for the owner's own HTML after a submission; it has no access to the page [2.17]. */
export function FormAfter({
  definition,
  sent,
}: {
  definition: FormDefinition;
  sent: boolean;
}): ReactNode {
  const hasHtml = definition.postSubmitHtml !== undefined;
  // The site itself serves it.
  usePageNeeds(hasHtml && { frames: ["'self'"] });
  if (!hasHtml) return null;
  const address = formAfterAddress(definition.id);
  return (
    <div className="fr-form__after" hidden={!sent} {...{ [afterParts.frame]: address }}>
      {sent && (
        <iframe
          src={address}
          title={definition.name}
          sandbox="allow-scripts allow-forms allow-popups"
          loading="lazy"
        />
      )}
    </div>
  );
}
