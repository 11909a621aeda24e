import { Markdown } from '@frontage/react-blocks/react';

const text = `## Mending

1. Wash it, and *let it dry a day*.
2. Wait: see [when the shop is open](/visit).
`;

export function Notes() {
  return <Markdown text={text} />;
}
