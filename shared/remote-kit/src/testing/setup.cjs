require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// On a busy machine, updates that usually take milliseconds may take seconds.
configure({ asyncUtilTimeout: 10_000 });
