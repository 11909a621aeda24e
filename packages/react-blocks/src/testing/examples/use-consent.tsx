import { allowsCategory } from '@frontage/census';
import { useConsent } from '@frontage/react-blocks/react';

export function Comments() {
  const consent = useConsent();
  if (!consent || !allowsCategory(consent, 'external'))
    return <p>Comments come from another provider, once you allow it.</p>;
  return <iframe title="Comments" src="https://comments.example/moon-jars" />;
}
