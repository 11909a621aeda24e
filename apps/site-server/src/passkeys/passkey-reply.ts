import * as z from 'zod';

const bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/)
  .transform((text) => Buffer.from(text, 'base64url'));

/** What a browser answers a challenge with, as `toJSON` of its credential writes it. */
const reply = z.object({
  id: z
    .string()
    .min(1)
    .max(1_400)
    .regex(/^[\w-]+$/),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    /** Of a sign-in. */
    signature: bytes.optional(),
    /** Of a new passkey, as SPKI. */
    publicKey: bytes.optional(),
  }),
});

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  /** Whether a page of another origin framed the one that asked. */
  crossOrigin: z.boolean().default(false),
});

/** An answer to a challenge. */
export interface PasskeyReply {
  /** What the authenticator calls the passkey, in base64url. */
  readonly credentialId: string;
  /** What the browser has signed along: `webauthn.create` or `webauthn.get`, and from where. */
  readonly client: z.infer<typeof clientData>;
  readonly clientDataBytes: Buffer;
  readonly authenticatorData: Buffer;
  readonly signature: Buffer | undefined;
  readonly publicKey: Buffer | undefined;
}

/** Reads what a browser sent; nothing if it is no answer. Nothing of it is checked yet. */
export function readPasskeyReply(text: string): PasskeyReply | undefined {
  try {
    const { id, response } = reply.parse(JSON.parse(text));
    const { clientDataJSON, ...rest } = response;
    const client = clientData.parse(JSON.parse(clientDataJSON.toString()));
    const { authenticatorData, signature, publicKey } = rest;
    const read = { credentialId: id, client, clientDataBytes: clientDataJSON };
    return { ...read, authenticatorData, signature, publicKey };
  } catch {
    return undefined;
  }
}
