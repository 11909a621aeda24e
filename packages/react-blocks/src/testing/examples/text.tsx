import { Text } from '@frontage/react-blocks/react';

export function About() {
  return (
    <Text
      nodes={[
        { kind: 'heading', level: 2, words: ['About'] },
        {
          kind: 'paragraph',
          words: [
            'We throw, glaze and fire ',
            { text: 'by hand', emphasis: true },
            '. ',
            { text: 'Write to us', href: '/contact' },
            '.',
          ],
        },
        { kind: 'list', ordered: false, items: [['Stoneware'], ['Porcelain']] },
      ]}
    />
  );
}
