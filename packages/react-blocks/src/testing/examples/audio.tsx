import { Audio } from '@frontage/react-blocks/react';

const tracks = [
  { src: '/sounds/low-tide.mp3', title: 'Low tide', author: 'The bell at the slip' },
  { src: '/sounds/high-tide.mp3', title: 'High tide', author: 'The bell on the pier' },
];

export function Bells() {
  return <Audio title="Bells of the harbour" tracks={tracks} />;
}
