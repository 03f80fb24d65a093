import { firefox } from './drivers/firefox';
import { testEverything } from './everything';

testEverything(firefox);
