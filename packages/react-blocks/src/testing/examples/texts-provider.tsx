import { FollowButton, TextsProvider } from '@frontage/react-blocks/react';

const german = { 'follow-button': { follow: '@{username} folgen' } };

export function Folgen() {
  return (
    <TextsProvider language="de" texts={german}>
      <FollowButton username="kiln_97" />
    </TextsProvider>
  );
}
