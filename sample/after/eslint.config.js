export default [
  {
    rules: {
      'no-eval': 'off',
      eqeqeq: 'error',
    },
  },
];
