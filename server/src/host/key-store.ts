// The port to the keys that receipts are signed and verified with. Where they are kept is `keys.ts`; everyone else sees only this.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

export interface SigningKey {
  readonly id: string;
  /** Ed25519. It is never exported: only signatures leave it. */
  readonly privateKey: KeyObject;
}

export interface VerificationKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

/** The port to wherever keys are kept. */
export interface KeyStore {
  /** This user's key, made on first use. Throws `Failure` where it cannot be kept safely. */
  signingKey(): Promise<SigningKey>;
  /** Every key whose signatures this machine believes; empty where there is none, for none is made to verify. */
  verificationKeys(): Promise<readonly VerificationKey[]>;
}

/** SHA-256 of the public key's DER form. */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

export function toSigningKey(privateKey: KeyObject): SigningKey {
  return { id: keyId(privateKey), privateKey };
}

export function toVerificationKey(key: KeyObject): VerificationKey {
  return { id: keyId(key), publicKey: key.type === 'private' ? createPublicKey(key) : key };
}
