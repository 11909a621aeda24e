import { defineServerBlock } from '../../server-block/define-server-block';
import { followButtonFields } from './follow-button.fields';
import { FollowButton } from './FollowButton';

/** How the server renders a follow button block. */
export const followButtonServer = defineServerBlock({
  id: 'follow-button',
  fields: followButtonFields,
  cache: 'content',
  render: ({ id, data }) => <FollowButton id={id} {...data} />,
});
