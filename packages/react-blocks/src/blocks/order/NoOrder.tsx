import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';

/** The order page at its own address, which names no order. */
export function NoOrder({ id }: { id: string | undefined }): ReactNode {
  const texts = useTexts(orderTexts);
  return (
    <BlockRoot block="order" id={id}>
      <p>{texts.noOrder}</p>
      <a className="fr-action" data-look="quiet" href="/">
        {texts.home}
      </a>
    </BlockRoot>
  );
}
