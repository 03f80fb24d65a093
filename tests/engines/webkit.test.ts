import { webkit } from './drivers/webkit';
import { testEverything } from './everything';

testEverything(webkit);
