import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import type { MethodDesk } from './create-method-desk';
import type { PaymentDesk, StartedPayment } from './create-payment-desk';
import type { PaymentJournal } from './open-payment-journal';
import { readSavedCard } from './test-cards';
import type { TestMethod } from '../payment/test-methods';
import { showSetup, type TestSetup } from './test-setup';
import { addressText, askMetadata } from './test-ask';

/** What the calls about methods work with. */
export interface MethodCallParts {
  journal: PaymentJournal;
  desk: PaymentDesk;
  methods: MethodDesk;
  /** The address of the page on which a method is named. */
  methodPageOf(setup: TestSetup): string;
}

/** What the shop is answered: a page for a method, a payment that was begun, or why neither. */
export type MethodReply =
  | { readonly setup: object }
  | StartedPayment
  | { readonly status: number; readonly error: string };

const chargeBody = z.object({
  cents: z.int().min(1),
  currency: z.enum(currencyCodes),
  description: z.string().max(1_000),
  email: z.string().max(320),
  method: z.string(),
  metadata: askMetadata,
});
const pageBody = z.object({
  currency: z.enum(currencyCodes),
  email: z.string().max(320),
  former: z.string().optional(),
  returnUrl: addressText,
});

/** Charges a card that was kept, without its owner: the same key and body the same payment. */
export function chargeCard({ desk }: MethodCallParts, key: string, body: string): MethodReply {
  const read = chargeBody.safeParse(readJson(body));
  if (!read.success) return { status: 400, error: 'unreadable' };
  const { method: saved, ...ask } = read.data;
  const card = readSavedCard(saved);
  if (!card) return { status: 422, error: 'no-such-method' };
  const method: TestMethod = card.charge;
  // Nobody visits it, so nobody is led anywhere.
  const started = desk.start({ ...ask, key, method, returnUrl: '', cancelUrl: '' });
  return started ?? { status: 409, error: 'key-reused' };
}

/** Opens a page on which a method is named: the same key and body the same page. */
export function openMethodPage(parts: MethodCallParts, key: string, body: string): MethodReply {
  const read = pageBody.safeParse(readJson(body));
  if (!read.success) return { status: 400, error: 'unreadable' };
  const { former, ...ask } = read.data;
  const setup = parts.methods.open({ key, ...ask, ...(former !== undefined && { former }) });
  return setup ? showMethodPage(parts, setup) : { status: 409, error: 'key-reused' };
}

/** Finds such a page again. */
export function findMethodPage(parts: MethodCallParts, key: string): MethodReply {
  const setup = parts.journal.setup({ key });
  return setup ? showMethodPage(parts, setup) : { status: 404, error: 'unknown' };
}

function showMethodPage({ methodPageOf }: MethodCallParts, setup: TestSetup): MethodReply {
  return { setup: { ...showSetup(setup), page: methodPageOf(setup) } };
}
