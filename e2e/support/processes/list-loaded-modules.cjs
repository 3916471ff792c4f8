// Writes the CommonJS modules that a process has loaded into the file LOADED_MODULES_FILE when it ends.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  writeFileSync(process.env.LOADED_MODULES_FILE, Object.keys(require.cache).join('\n'));
});
