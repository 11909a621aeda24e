import { Accordion, Gallery } from '@frontage/react-blocks/react';

const pictures = ['moon-jar', 'celadon-bowl'].map((name) => ({
  id: name,
  title: name.replace('-', ' '),
  picture: {
    source: `/assets/${name}.jpg`,
    width: 1500,
    height: 1000,
    alt: `A ${name.replace('-', ' ')}`,
  },
}));

export function Pots() {
  return (
    <>
      <Gallery slides={pictures} slidesPerRow={2} imageAspectRatio={1.5} />
      <Accordion
        items={[{ title: 'Opening hours', nodes: [{ kind: 'paragraph', words: ['9 to 5'] }] }]}
      />
    </>
  );
}
