import type { PixelEvent } from '@frontage/census';
import { Pixels } from '@frontage/react-blocks/react';
import { useState } from 'react';

// Yours passes them to an advertiser's script.
const send = ({ name, details }: PixelEvent) => console.info(name, details);

export function Consent() {
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        Advertisers may know what I look at
      </label>
      <Pixels send={hasAgreed ? send : undefined} />
    </>
  );
}
