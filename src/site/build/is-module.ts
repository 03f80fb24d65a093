/** Whether the body of a file imports or exports something, so that it must be a module of the bundle. */
export const isModule = (body = '') => /^(?:import|export)\s/m.test(body);
