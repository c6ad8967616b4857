// eslint-disable-next-line no-console -- the greeting is what this program prints
export const greet = () => console.log('Hello');

// eslint-disable-next-line eqeqeq -- null and undefined mean the same here
export const isMissing = (value: unknown) => value == null;
