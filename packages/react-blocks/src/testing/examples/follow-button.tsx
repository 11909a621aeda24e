import { FollowButton } from '@frontage/react-blocks/react';

export function Follow() {
  return <FollowButton username="@kiln_97" label="Follow the kiln" />;
}
