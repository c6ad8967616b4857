export default [
  {
    rules: {
      'no-eval': 'error',
      eqeqeq: 'error',
    },
  },
];
