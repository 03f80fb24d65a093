export { locationArea } from './areas';
export { articleNode } from './article';
export { businessNode } from './business';
export { graphJson, type Node } from './graph';
export { pageNodes, type Crumbs } from './page';
export { faqNode, serviceNode, servicePageNodes } from './service';
