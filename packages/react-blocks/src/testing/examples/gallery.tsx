import { Gallery } from '@frontage/react-blocks/react';

const bowls = ['Moon jar', 'Celadon bowl', 'Tea bowl', 'Ash glaze'].map((title, index) => ({
  id: `bowl-${index + 1}`,
  title,
  picture: { source: `/assets/bowl-${index + 1}.jpg`, width: 1500, height: 1000, alt: title },
}));

export function Bowls() {
  return (
    <Gallery id="bowls" design="carousel" label="Bowls" slides={bowls} slidesPerRow={3} lightbox />
  );
}
