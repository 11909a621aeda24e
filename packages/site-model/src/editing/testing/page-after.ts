import type { PageDocument } from '../../page-document';
import { applyOperation } from '../apply-operation';
import { operationOf } from './operation-of';
import type { TestDeed } from './test-deed';
import { testPage } from './test-page';

/** A page after deeds that each meet what the ones before have left. */
export function pageAfter(deeds: readonly TestDeed[]): PageDocument {
  return deeds.reduce((document, deed, index) => {
    const operation = operationOf(document, deed, index);
    return operation ? applyOperation(document, operation).document : document;
  }, testPage());
}
