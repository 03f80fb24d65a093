const imports = /^import\s+(?:['"{*]|[\w$]+\s*(?:,.*)?\sfrom\s+['"])/m;
const exports = /^export\s+(?:[{*]|(?:async|class|const|default|function|let|var)\s)/m;

/** Whether the body of a file has an import or export, and so must be a module of the bundle. */
export const isModule = (body = '') => imports.test(body) || exports.test(body);
