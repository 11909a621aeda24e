import { Accordion } from '@frontage/react-blocks/react';

export function Questions() {
  return (
    <Accordion
      id="questions"
      firstOpen
      items={[
        {
          title: 'Do you ship abroad?',
          nodes: [{ kind: 'paragraph', words: ['Within Europe, in a week.'] }],
        },
        {
          title: 'Is it safe in an oven?',
          nodes: [{ kind: 'paragraph', words: ['Up to 180 °C.'] }],
        },
      ]}
    />
  );
}
