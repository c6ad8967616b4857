// DSSE: signs the bytes of a payload together with their type, so that neither can be exchanged.
// https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
import { sign, verify } from 'node:crypto';
import { type Envelope, payloadType } from '../../model/receipt.ts';
import type { SigningKey, VerificationKey } from '../../host/key-store.ts';

/** The bytes that are signed: type and body, each with its length before it. */
export function preAuthEncoding(type: string, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.byteLength} `), body]);
}

export function seal(payload: Uint8Array, key: SigningKey): Envelope {
  const signature = sign(null, preAuthEncoding(payloadType, payload), key.privateKey);
  return {
    payload: Buffer.from(payload).toString('base64'),
    payloadType,
    signatures: [{ keyid: key.id, sig: signature.toString('base64') }],
  };
}

/** The payload's bytes where the signature holds, else undefined. The caller has chosen the key by the envelope's hint. */
export function open(envelope: Envelope, key: VerificationKey): Buffer | undefined {
  const payload = Buffer.from(envelope.payload, 'base64');
  const [{ keyid, sig }] = envelope.signatures;
  if (keyid !== key.id) return undefined;
  const holds = verify(null, preAuthEncoding(envelope.payloadType, payload), key.publicKey, Buffer.from(sig, 'base64'));
  return holds ? payload : undefined;
}
