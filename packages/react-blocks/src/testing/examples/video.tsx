import { Video } from '@frontage/react-blocks/react';

const poster = { source: '/assets/wheel.jpg', width: 1600, height: 900, alt: 'Hands at the wheel' };

export function Wheel() {
  return (
    <Video
      title="At the wheel"
      address="https://www.youtube.com/watch?v=abcdefghijk"
      poster={poster}
      caption="Two minutes in the studio"
    />
  );
}
