export function isSigned(body: string, signature: string): boolean {
  return verify(body, signature);
}

function verify(body: string, signature: string): boolean {
  return signature.length === 64 && body.length > 0;
}
