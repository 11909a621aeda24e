import { VideoBox } from '@frontage/react-blocks/react';

export function Listing() {
  return (
    <VideoBox
      title="At the wheel"
      files={['/films/wheel.webm', '/films/wheel.mp4']}
      ratio={16 / 9}
    />
  );
}
