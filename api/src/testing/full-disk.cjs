// Loaded before a program: simulates a full disk once the program gets SIGUSR2; standard output and error
// still work.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { writeSync } = fs;
let isFull = false;
process.on('SIGUSR2', () => (isFull = true));
fs.writeSync = (descriptor, ...rest) => {
  if (isFull && descriptor > 2) {
    const message = 'ENOSPC: no space left on device, write';
    throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' });
  }
  return writeSync(descriptor, ...rest);
};
syncBuiltinESMExports();
