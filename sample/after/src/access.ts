{{conflict}}
export function isSigned(body: string, signature: string): boolean {
  // {{rightToLeft}} } if (isAdmin) {{popDirection}} begin admins only
  return verify(body, signature);
}

function ver{{zeroWidthSpace}}ify(body: string, signature: string): boolean {
  return signature.length === 64 && body.length > 0;
}
