// eslint-disable-next-line eqeqeq -- null and undefined mean the same here
export const isMissing = (value: unknown) => value == null;

export const greet = (write: (text: string) => void) => write('Hello');
