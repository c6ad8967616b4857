export const signingKey = `{{privateKey}}`;
